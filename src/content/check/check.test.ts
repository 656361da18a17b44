import fs from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';

import {loadData} from '../../data/load';
import {formatProblems} from '../../data/problems';
import {idsOf} from '../../data/references';
import {faulty, harmless} from '../../../tests/fixtures/content/expected';

import {checkContent} from './check';
import {normalise} from './normalise';
import {nothingPublished, type Published} from './published';
import type {Context} from './types';

const fixtures = path.resolve(import.meta.dirname, '../../../tests/fixtures/content');

const ids = idsOf({links: loadData('links'), tools: loadData('tools'), courses: loadData('courses')});

const context: Context = {
  ids,
  components: [
    {
      name: 'CompetenceGrid',
      props: [{name: 'variant', isRequired: false, values: ['tiles', 'list', 'coverage']}],
    },
    {
      name: 'FeatureCards',
      wraps: 'titled',
      props: [
        {name: 'icons', isRequired: false, values: ['heart', 'chat'], isList: true},
        {name: 'children', isRequired: true},
      ],
    },
    {name: 'IndicatorList', props: [{name: 'tool', isRequired: true, values: ids.tools!}]},
    {
      name: 'OutboundLink',
      props: [
        {name: 'link', isRequired: true, values: ids.links!},
        {name: 'children', isRequired: false},
      ],
    },
    {
      name: 'Video',
      props: [
        {name: 'id', isRequired: true},
        {name: 'children', isRequired: false},
      ],
    },
  ],
  routes: ['/', '/rieeb', '/socioemociograma', '/con-anclas'],
  expertRoutes: {one: '/nombre-apellido-profile-one', two: '/nombre-apellido-profile-two'},
  assets: new Map([
    ['/img/patio.png', 1000],
    ['/img/pesada.png', 900_000],
    ['/img/prueba.png', 1000],
    ['/informe.pdf', 1000],
  ]),
  drawings: ['tool-bullying-test'],
  anchors: {'/con-anclas': ['parte']},
  redirects: {'/red-antigua': '/rieeb'},
  facts: new Map([
    ['/socioemociograma', {file: 'src/data/tools.yaml', name: 'Socioemociograma', text: 'Unos 20 min'}],
  ]),
  templates: new Set(['Qué es y para quién, sin promesas.']),
  siteUrl: 'https://sitio.test',
};

const published: Published = {
  ...nothingPublished,
  titulos: {'/ley-publicada': {'articulo-1': 'Artículo 1. Objeto', 'articulo-2': 'Artículo 2. Plazos'}},
};

const check = (
  file: string,
  bytes: Uint8Array,
  past = file.includes('ley-publicada') ? published : nothingPublished,
): string => formatProblems(checkContent([{file, bytes}], context, past).problems);

/** What a reader sees: the text of the page after everything that the build does to it. */
function shown(file: string, source: string): string {
  const isMdx = file.endsWith('.mdx');
  const names = new Set(context.components.map(({name}) => name));
  const text = normalise(source, isMdx, names).replace(/^---\n[\s\S]*?\n---/, '');
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
  if (isMdx) parser.use(remarkMdx);
  return textOf(parser.parse(text) as Shown);
}

interface Shown {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Shown[];
}

const textOf = ({type, value, children}: Shown): string =>
  type === 'html' || type.startsWith('mdxFlowExpression') || type.startsWith('mdxTextExpression')
    ? ''
    : (value ?? (children ?? []).map(textOf).join(''));

describe('faulty pages', () => {
  it('are at least forty, each with its file and no file without a row', () => {
    expect(faulty.length).toBeGreaterThanOrEqual(40);
    expect(fs.readdirSync(path.join(fixtures, 'faulty')).sort()).toEqual(faulty.map(({file}) => file).sort());
    expect(fs.readdirSync(path.join(fixtures, 'harmless')).sort()).toEqual(
      harmless.map(({file}) => file).sort(),
    );
  });

  it.each(faulty)('$file is told what to mend', ({file, at, messages}) => {
    const report = check(at, fs.readFileSync(path.join(fixtures, 'faulty', file)));
    for (const message of messages) expect(report).toMatch(message);
    expect(report).toContain('Qué hacer:');
    // Nothing else is blamed: no more problems than messages expected.
    expect(report.match(/^\d+\. /gm)).toHaveLength(messages.length);
  });
});

describe('cures', () => {
  it.each(faulty.filter(({cured}) => cured))('of $file leave nothing to mend', ({file, at, cured}) => {
    let text = fs.readFileSync(path.join(fixtures, 'faulty', file), 'utf8');
    for (const [from, to] of cured!) {
      expect(text).toContain(from);
      text = text.replace(from, to);
    }
    expect(check(at, Buffer.from(text))).toBe('');
  });
});

describe('harmless look-alikes', () => {
  it.each(harmless)('$file passes and is shown as typed', ({file, shows}) => {
    const bytes = fs.readFileSync(path.join(fixtures, 'harmless', file));
    const at = `docs/recursos/prueba${path.extname(file)}`;
    expect(check(at, bytes)).toBe('');
    const text = shown(file, bytes.toString('utf8'));
    for (const part of shows) expect(text).toContain(part);
    expect(text).not.toMatch(/revisar con jurídica|nota interna/);
  });

  it('keeps the number of every line', () => {
    for (const {file} of harmless) {
      const source = fs.readFileSync(path.join(fixtures, 'harmless', file), 'utf8').replace(/\r\n/g, '\n');
      expect(normalise(source, file.endsWith('.mdx'), new Set()).split('\n')).toHaveLength(
        source.split('\n').length,
      );
    }
  });
});

it('an entry of the data may be named as soon as it is there', () => {
  const bytes = fs.readFileSync(path.join(fixtures, 'faulty', 'herramienta-desconocida.mdx'));
  const files = [{file: 'docs/recursos/prueba.mdx', bytes}];
  const {problems} = checkContent(files, {...context, ids: {...ids, tools: ['bullyng-test']}});
  expect(formatProblems(problems)).toBe('');
  // Of a file that cannot be read nothing is said: it has its own message.
  expect(checkContent(files, {...context, ids: {}}).problems).toEqual([]);
});

describe('several pages', () => {
  const page = (slug: string, title: string): Uint8Array =>
    Buffer.from(
      `---\ntitle: ${title}\ndescription: Una descripción de prueba que tiene entre cincuenta y ciento sesenta caracteres.\nsection: recursos\nslug: ${slug}\n---\n\nUn párrafo con palabras de sobra para la prueba.\n`,
    );

  it('refuses an address or a title that two pages share', () => {
    const {problems} = checkContent(
      [
        {file: 'docs/recursos/prueba.mdx', bytes: page('/prueba', 'Una prueba')},
        {file: 'docs/aliados/prueba.mdx', bytes: page('/prueba', 'Una Prueba')},
      ],
      context,
    );
    const text = formatProblems(problems);
    expect(text).toMatch(/línea 5[\s\S]*la misma dirección que docs\/recursos\/prueba\.mdx/);
    expect(text).toMatch(/línea 2[\s\S]*el mismo título que docs\/recursos\/prueba\.mdx/);
  });

  it('refuses two names that differ only in case', () => {
    const {problems} = checkContent(
      [
        {file: 'static/img/patio.png', bytes: new Uint8Array()},
        {file: 'static/img/Patio.png', bytes: new Uint8Array()},
      ],
      context,
    );
    expect(formatProblems(problems)).toMatch(/solo se distingue de «static\/img\/patio\.png»/);
  });

  it('lists all problems of all pages at once', () => {
    const {problems} = checkContent(
      [
        {file: 'docs/recursos/una.mdx', bytes: page('/otra', 'Una')},
        {
          file: 'docs/recursos/dos.mdx',
          bytes: Buffer.concat([page('/dos', '“Dos”'), Buffer.from('\n# Otro\n')]),
        },
      ],
      context,
    );
    expect(problems).toHaveLength(3);
    expect(formatProblems(problems)).toMatch(
      /docs\/recursos\/una\.mdx hay 1 problema[\s\S]*docs\/recursos\/dos\.mdx hay 2 problemas/,
    );
  });

  it('lets a withdrawn heading go when the reason is written', () => {
    const bytes = page('/ley-publicada', 'Ley');
    const withdrawn = {
      ...published,
      retirados: {'/ley-publicada': {'articulo-1': 'derogado', 'articulo-2': 'derogado'}},
    };
    expect(check('docs/recursos/ley-publicada.mdx', bytes)).toMatch(
      /falta el artículo 1[\s\S]*falta el artículo 2/,
    );
    expect(check('docs/recursos/ley-publicada.mdx', bytes, withdrawn)).toBe('');
  });

  describe('published addresses', () => {
    const law = (rows: string): Uint8Array =>
      Buffer.concat([page('/ley-publicada', 'Ley'), Buffer.from(rows)]);
    const past = (titulos: Record<string, string>, retirados: Record<string, string> = {}): Published => ({
      ...nothingPublished,
      titulos: {'/ley-publicada': titulos},
      retirados: {'/ley-publicada': retirados},
    });
    const report = (rows: string, published: Published): string =>
      check('docs/recursos/ley-publicada.mdx', law(rows), published);
    const before = '\n## Artículo 3\n\n### Parágrafo {/* #paragrafo */}\n\n## Artículo 5\n\n';
    const two = past({'articulo-5': 'Artículo 5', paragrafo: 'Artículo 5 › Parágrafo'});

    it('are not taken over by a new title with the same words', () => {
      expect(report(before.replace(/ \{.*\}/, '') + '### Parágrafo\n', two)).toMatch(
        /línea 16[\s\S]*«Parágrafo», con la misma dirección que el título de la línea 12: #paragrafo/,
      );
      expect(report(`${before}### Parágrafo {/* #paragrafo-2 */}\n`, two)).toMatch(
        /línea 12, columna 1\n[^«]*«#paragrafo», la dirección publicada de «Artículo 5 › Parágrafo», en «Artículo 3 › Parágrafo»[\s\S]*ponga \{\/\* #paragrafo \*\/\} al título de la línea 16/,
      );
      const cured = before.replace('#paragrafo', '#articulo-3-paragrafo');
      expect(report(`${cured}### Parágrafo\n`, two)).toBe('');
    });

    it('stay when their title or the one above is worded anew, or moves with its text', () => {
      expect(report('\n## Artículo 5. Plazos {/* #articulo-5 */}\n\n### Parágrafo\n', two)).toBe('');
      expect(report('\n## Artículo 5\n\n### Parágrafo único {/* #paragrafo */}\n', two)).toBe('');
      expect(report('\n### Parágrafo\n\n## Artículo 5\n'.replace('###', '##'), two)).toBe('');
    });

    it('do not change places, and do not come back for another text', () => {
      const swapped = '\n## Casos {/* #plazos */}\n\n## Plazos {/* #casos */}\n';
      expect(report(swapped, past({plazos: 'Plazos', casos: 'Casos'}))).toMatch(
        /«#plazos»[\s\S]*en «Casos»[\s\S]*«#casos»[\s\S]*en «Plazos»/,
      );
      expect(report('\n## Plazos\n', past({plazos: 'Términos'}, {plazos: 'ya no rige'}))).toMatch(
        /«#plazos», una dirección que se retiró, otra vez en uso/,
      );
    });
  });

  it('refuses the loss of a whole page, unless its address leads on', () => {
    const files = [{file: 'docs/recursos/otra.mdx', bytes: page('/otra', 'Otra')}];
    const report = formatProblems(checkContent(files, context, published).problems);
    expect(report).toMatch(/falta la página \/ley-publicada[\s\S]*redirects\.yaml/);
    expect(
      checkContent(files, {...context, redirects: {'/ley-publicada': '/otra'}}, published).problems,
    ).toEqual([]);
  });

  it('refuses a change of an official text until its mark is written', () => {
    const file = 'docs/leyes/ley-x/texto-oficial.txt';
    const bytes = Buffer.from('Artículo 1. Objeto.\n');
    const past = {...nothingPublished, textosOficiales: {[file]: 'otra'}};
    const report = check(file, bytes, past);
    expect(report).toMatch(/un texto oficial distinto del publicado/);
    const mark = /"([0-9a-f]{64})"/.exec(report)![1]!;
    expect(check(file, bytes, {...past, textosOficiales: {[file]: mark}})).toBe('');
    const windows = Buffer.from('\ufeffArtículo 1. Objeto.\r\n');
    expect(check(file, windows, {...past, textosOficiales: {[file]: mark}})).toBe('');
    expect(formatProblems(checkContent([], context, past).problems)).toMatch(/el texto oficial ya no está/);
  });
});
