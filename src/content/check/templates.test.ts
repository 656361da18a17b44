import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {formatProblems} from '../../data/problems';

import {checkContent} from './check';
import {readComponents, readContext, readFiles, readPublished} from './project';

const root = process.cwd();
const dir = path.join(root, 'docs', '_plantillas');
const context = readContext(root);
/** For one page alone: no other leads to it. */
const alone = {...context, linked: undefined};
const withoutTemplates = {...alone, templates: new Set<string>()};

describe('templates of docs/_plantillas', () => {
  const files = fs.readdirSync(dir);

  it('are one for each kind of page', () => {
    expect(files.sort()).toEqual([
      'aliado.mdx',
      'articulo-de-ley.mdx',
      'herramienta.mdx',
      'perfil.mdx',
      'programa.mdx',
      'recurso.mdx',
    ]);
  });

  it.each(files)('%s works where it is copied to', (file) => {
    const bytes = fs.readFileSync(path.join(dir, file));
    const page = [{file: `docs/recursos/${file}`, bytes}];
    expect(formatProblems(checkContent(page, withoutTemplates).problems)).toBe('');
    // Left as it is, it is no page: its title, its description and its sentences are told one by one.
    const {problems} = checkContent(page, alone);
    const found = problems.map((problem) => problem.found);
    expect(found.filter((text) => !text.endsWith('una frase de la plantilla'))).toEqual([]);
    expect(found.filter((text) => /«(?:title|description|lead): /.test(text))).toHaveLength(3);
    expect(found.length).toBeGreaterThan(5);
  });

  it('are not pages of the site', () => {
    expect(readFiles(root).filter(({file}) => file.includes('_plantillas'))).toEqual([]);
  });
});

describe('the pages of this site', () => {
  it('have nothing to mend', {timeout: 30_000}, () => {
    expect(formatProblems(checkContent(readFiles(root), context, readPublished(root)).problems)).toBe('');
  });
});

describe('the editors’ list of components', () => {
  it('shows every component that an editor may write, written without a slip', {timeout: 30_000}, () => {
    const guide = ['CONTRIBUTING.md', 'src/components/content/README.md']
      .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    // These two are made by the build from headings with the id `articulo-N`.
    const made = new Set(['LawArticle', 'LawArticles']);
    const missing = readComponents(root)
      .map(({name}) => name)
      .filter((name) => !made.has(name) && !guide.includes(`<${name}`));
    expect(missing).toEqual([]);

    const head =
      '---\ntitle: Prueba\ndescription: Una descripción de prueba que tiene entre cincuenta y ciento sesenta caracteres.\nsection: recursos\nslug: /prueba\n---\n\nUn párrafo con palabras de sobra para la prueba.\n\n';
    const wrapping = new Set(context.components.flatMap(({name, wraps}) => (wraps ? [name] : [])));
    const examples = [...guide.matchAll(/`(<([A-Z]\w*)[^`]*>)`/g)].map(([, tag = '', name = '']) =>
      tag.replace(/…/g, wrapping.has(name) ? '\n\n- **Título.** Texto.\n\n' : 'texto'),
    );
    expect(examples.length).toBeGreaterThan(30);
    for (const example of examples) {
      const bytes = Buffer.from(`${head}${example}\n`);
      expect(formatProblems(checkContent([{file: 'docs/recursos/prueba.mdx', bytes}], alone).problems)).toBe(
        '',
      );
    }
  });
});
