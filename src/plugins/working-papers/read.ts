import path from 'node:path';
import type {List, PhrasingContent, Root, RootContent, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import * as z from 'zod';

import {spanishErrors, toProblems} from '../../data/issues';
import type {Problem} from '../../data/problems';
import {fields, say, text, texts} from '../../data/schemas/common';
import {basis} from '../../data/schemas/laws';
import type {LawId} from '../../data/types';
import {beside, locate, parseYaml} from '../../data/yaml';
import {articleId} from '../../lib/law';
import {keepTogether} from '../../lib/text';
import {checkLinks, type PageLink} from '../../content/check/links';
import type {Context, Report, SourceFile} from '../../content/check/types';
import {checkCharacters, checkName, readText} from '../../content/check/writing';

import type {Block, Inline, Line, Paper} from './types';

/** Folder of the papers, from the root of the project. */
export const PAPERS = 'src/papers';

const facts = fields({
  title: text,
  description: text,
  basis: z
    .array(basis)
    .min(
      1,
      say(
        'los artículos en los que se apoya el formato',
        'agregue, por ejemplo, «- {law: ley-2491-de-2025, articles: [3]}».',
      ),
    ),
  keywords: texts,
});

/** What the laws have, to know an article that does not exist. */
export type ArticleCounts = Readonly<Record<LawId, number>>;

interface Reading {
  /** Only without problems. */
  readonly paper?: Paper;
  readonly problems: readonly Problem[];
}

const FIELD = /\[\[([^[\]]+)\]\]/;
const EXAMPLE = '[[nombre del colegio]]';
const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Reads a working paper: front matter and the part of Markdown that Word and its preview can show alike.
 * Anything else is a problem with its line and its cure.
 */
export function readPaper(source: SourceFile, context: Context, counts: ArticleCounts): Reading {
  const {file} = source;
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push({file, ...problem});
  const name = checkName(file);
  if (name) problems.push(name);
  const reading = readText(source);
  if ('problem' in reading) return {problems: [reading.problem]};
  const written = reading.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const block = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)/.exec(written);
  if (!block) {
    const found = 'un formato sin ficha';
    const expected = 'title, description, basis y keywords entre dos líneas de tres guiones';
    report({line: 1, column: 1, found, expected, cure: 'copie la ficha de otro formato de src/papers.'});
    return {problems};
  }
  checkCharacters(written, report);
  const data = readFacts(file, block[1]!, counts, problems);
  // The front matter leaves its lines behind, so that places are those of the file.
  const body = block[0].replace(/[^\n]/g, '') + written.slice(block[0].length);
  const fieldsAreSound = checkFields(body, report);
  const links: PageLink[] = [];
  const blocks = fieldsAreSound ? new Reader(report, links).blocks(parser.parse(body)) : [];
  const ids = new Map(context.routes.map((route) => [route, new Set(context.anchors[route] ?? [])]));
  for (const [law, count] of Object.entries(counts))
    ids.set(`/${law}`, new Set([...(ids.get(`/${law}`) ?? []), ...articles(count)]));
  const id = path.posix.basename(file, '.md');
  const page = {file, isMdx: false, text: written, frontMatter: {}, route: `/${id}`};
  checkLinks(page, links, ids, context, report);
  return data && problems.length === 0 ? {paper: {id, ...data, blocks}, problems} : {problems};
}

const articles = (count: number): string[] => Array.from({length: count}, (_, index) => articleId(index + 1));

function readFacts(
  file: string,
  block: string,
  counts: ArticleCounts,
  problems: Problem[],
): z.output<typeof facts> | undefined {
  // One line for the opening dashes, so that lines keep their numbers.
  const source = parseYaml(file, Buffer.from(`\n${block}`, 'utf8'));
  problems.push(...source.problems);
  if (source.problems.length > 0) return undefined;
  const raw: unknown = source.document.toJS() ?? {};
  const result = facts.safeParse(raw, {error: spanishErrors});
  const issues = result.success ? [] : toProblems(source, raw, result.error.issues);
  problems.push(...source.slips, ...beside(source.slips, issues));
  if (!result.success) return undefined;
  result.data.basis.forEach(({law, articles: numbers}, index) =>
    numbers.forEach((number, place) => {
      if (number <= counts[law]) return;
      problems.push({
        file,
        ...locate(source, ['basis', index, 'articles', place]),
        field: 'basis',
        found: `el artículo ${number} de la Ley ${law.slice(4, 8)}, que no existe`,
        expected: `un artículo de 1 a ${counts[law]}`,
        cure: 'corrija el número, o la ley.',
      });
    }),
  );
  return result.data;
}

/** Fields open and close on their line and hold plain words. */
function checkFields(body: string, report: Report): boolean {
  let isSound = true;
  body.split('\n').forEach((row, index) => {
    // What is left once the sound ones are gone; places stay.
    const rest = row.replace(/\[\[[^[\]*_`<>|\\]*[^\s[\]*_`<>|\\][^[\]*_`<>|\\]*\]\]/g, (field) =>
      ' '.repeat(field.length),
    );
    const at = rest.search(/\[\[|\]\]/);
    if (at < 0) return;
    isSound = false;
    const [found = ''] = /^.{2}[^[\]]*\]{0,2}/.exec(rest.slice(at)) ?? [];
    const words = found.replace(/[[\]*_`<>|\\]/g, '').trim();
    report({
      line: index + 1,
      column: at + 1,
      found: `«${found.trim()}», un campo que no se puede leer`,
      expected: 'un campo que abre con [[ y cierra con ]] en la misma línea, con palabras y sin otros signos',
      cure: words ? `escriba [[${words.slice(0, 60)}]]` : `escriba, por ejemplo, ${EXAMPLE}`,
    });
  });
  return isSound;
}

/** What the two writers cannot show, by the name that the parser gives it. */
const REFUSED: Readonly<Record<string, readonly [string, string]>> = {
  image: ['una imagen', 'quítela: el formato es solo texto.'],
  code: ['un bloque de código o un párrafo con sangría', 'quite los espacios o las comillas del comienzo.'],
  inlineCode: ['un texto entre comillas invertidas', 'borre las comillas invertidas.'],
  blockquote: ['una cita con >', 'borre el signo > y escriba un párrafo.'],
  thematicBreak: ['una línea separadora', 'bórrela: los títulos ya separan.'],
  delete: ['un texto tachado', 'borre los signos ~.'],
  html: ['una etiqueta', 'bórrela. Solo <Duties /> y <SchoolYear /> sirven aquí, en una línea propia.'],
  footnoteReference: ['una nota al pie', 'escriba la nota en un párrafo.'],
  footnoteDefinition: ['una nota al pie', 'escriba la nota en un párrafo.'],
  definition: ['una dirección con nombre', 'ponga la dirección en el enlace: [texto](/pagina).'],
  linkReference: ['un enlace sin dirección', 'ponga la dirección: [texto](/pagina).'],
  break: ['un salto de línea dentro de un párrafo', 'separe los dos párrafos con una línea vacía.'],
};
const SUPPORTED =
  'títulos ## y ###, párrafos, listas, casillas, tablas, negrita, cursiva, enlaces y campos como [[nombre]]';

class Reader {
  private hasSection = false;

  constructor(
    private readonly report: Report,
    private readonly links: PageLink[],
  ) {}

  blocks({children}: Root): Block[] {
    return children.flatMap((node) => this.block(node) ?? []);
  }

  private refuse(node: RootContent, [what, cure] = REFUSED[node.type] ?? ['una marca', 'bórrela.']): void {
    const {line, column} = node.position!.start;
    this.report({line, column, found: `${what}, que el formato no puede mostrar`, expected: SUPPORTED, cure});
  }

  private block(node: RootContent): Block | undefined {
    switch (node.type) {
      case 'heading': {
        const {depth} = node;
        if (depth === 2 || (depth === 3 && this.hasSection)) {
          this.hasSection = true;
          return {kind: 'heading', level: depth, line: this.line(node.children)};
        }
        const cure =
          depth === 1
            ? 'escriba ## Título: el título del formato es «title», en la ficha.'
            : `escriba ${this.hasSection ? '###' : '##'} Título.`;
        this.refuse(node, [`un título con ${'#'.repeat(depth)} en este lugar`, cure]);
        return undefined;
      }
      case 'paragraph':
        return {kind: 'paragraph', line: this.line(node.children)};
      case 'list':
        return this.list(node);
      case 'table':
        return this.table(node);
      case 'html':
        if (/^<Duties \/>$/.test(node.value.trim())) return {kind: 'duties'};
        if (/^<SchoolYear \/>$/.test(node.value.trim())) return {kind: 'school-year'};
        this.refuse(node);
        return undefined;
      default:
        this.refuse(node);
        return undefined;
    }
  }

  private list({ordered, children}: List): Block {
    const items = children.map(({checked, children: [first, ...rest]}) => {
      for (const node of rest)
        this.refuse(node, [
          'una lista dentro de otra, o un segundo párrafo',
          'escríbalo en un punto propio.',
        ]);
      if (first && first.type !== 'paragraph') this.refuse(first);
      return {
        isBox: typeof checked === 'boolean',
        line: first?.type === 'paragraph' ? this.line(first.children) : [],
      };
    });
    return {kind: 'list', isOrdered: ordered === true, items};
  }

  private table({children}: Table): Block {
    const [head = [], ...rows] = children.map((row) => row.children.map((cell) => this.line(cell.children)));
    return {kind: 'table', head, rows};
  }

  private line(nodes: readonly PhrasingContent[], style: {strong?: true; emphasis?: true} = {}): Line {
    return nodes.flatMap((node): readonly Inline[] => {
      switch (node.type) {
        case 'text':
          if (/\*\*|__/.test(node.value)) {
            const cure = 'escriba dos asteriscos pegados a la primera palabra y dos a la última: **así**.';
            this.refuse(node, ['una negrita sin cerrar', cure]);
          }
          return cut(node.value.replace(/\s+/g, ' ')).map((part) => ({...part, ...style}));
        case 'strong':
          return this.line(node.children, {...style, strong: true});
        case 'emphasis':
          return this.line(node.children, {...style, emphasis: true});
        case 'link': {
          const {line, column} = node.position!.start;
          this.links.push({address: node.url, line, column});
          const words = this.line(node.children).map((part) => ('text' in part ? part.text : part.name));
          return [{kind: 'link', href: node.url, text: words.join('')}];
        }
        default:
          this.refuse(node);
          return [];
      }
    });
  }
}

/** «Colegio: [[nombre]].» → text, field, text. */
function cut(words: string): Inline[] {
  return words.split(new RegExp(FIELD, 'g')).flatMap((part, index): Inline[] => {
    if (part === '') return [];
    return [index % 2 === 1 ? {kind: 'field', name: part.trim()} : {kind: 'text', text: keepTogether(part)}];
  });
}
