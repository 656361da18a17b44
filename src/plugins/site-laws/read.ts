import * as z from 'zod';

import type {LawArticleFacts, LawDuty, LawOfficialFacts} from '../../data/front-matter';
import {spanishErrors, toProblems} from '../../data/issues';
import {DataError} from '../../data/problems';
import {lawArticle, lawOfficialText} from '../../data/schemas/laws';
import {locate, parseYaml} from '../../data/yaml';

export interface LawHeading {
  readonly number: number;
  readonly title: string;
  readonly line: number;
}

export interface LawDocument {
  readonly headings: readonly LawHeading[];
  /** Their facts, with the line of each. */
  readonly articles: readonly (LawArticleFacts & {readonly line: number})[];
  /** The duties of all articles in order, as the editors wrote them. */
  readonly duties: readonly (LawDuty & {readonly article: number})[];
  readonly officialText: LawOfficialFacts;
}

/** Only what a law adds to the front matter of any page. */
const facts = z.object({articles: z.array(lawArticle).optional(), officialText: lawOfficialText.optional()});

/** Facts of the articles, checked field by field; a finding names its line of the page. */
function readFacts(
  yaml: string,
  file: string,
): {
  readonly articles: readonly (z.output<typeof lawArticle> & {readonly line: number})[];
  readonly officialText: LawOfficialFacts;
} {
  // A blank first line stands for the `---`, so that lines are counted as in the page.
  const source = parseYaml(file, new TextEncoder().encode(`\n${yaml}`));
  if (source.problems.length > 0) throw new DataError(source.problems);
  const raw: unknown = source.document.toJS();
  const result = facts.safeParse(raw, {error: spanishErrors});
  if (!result.success) throw new DataError(toProblems(source, raw, result.error.issues));
  const {articles = [], officialText = {}} = result.data;
  return {
    articles: articles.map((article, index) => ({
      ...article,
      line: locate(source, ['articles', index]).line,
    })),
    officialText,
  };
}

const HEADING = /^##\s+Artículo\s+(\d+)\.\s+(\S.*?)\s*\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;

/**
 * Reads one law page: the headings of its articles and the facts of its front matter. Throws in
 * Spanish, with file and line, when a heading is not written as an article or its permanent
 * address (`#articulo-5`) would change.
 *
 * @param source text of the file, with any line endings and with or without a byte-order mark
 * @param file name for the messages
 */
export function readLawDocument(source: string, file: string): LawDocument {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const frontMatter = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!frontMatter) {
    throw new DataError([
      {
        file,
        line: 1,
        column: 1,
        found: 'una página sin los datos de la ley',
        expected: 'la ficha de la página, entre dos líneas de tres guiones',
        cure: 'copie la de su versión anterior, en el historial del archivo («History»).',
      },
    ]);
  }
  const {articles, officialText} = readFacts(frontMatter[1]!, file);

  const headings: LawHeading[] = [];
  text.split('\n').forEach((row, index) => {
    if (!/^##\s+art[ií]culo\b/i.test(row)) return;
    const place = {file, line: index + 1, column: 1};
    const [, digits, title = '', id] = HEADING.exec(row) ?? [];
    const number = Number(digits);
    if (!id) {
      throw new DataError([
        {
          ...place,
          found: `el título «${row}»`,
          expected: 'la forma de un artículo: número, punto, título y dirección',
          cure: 'escríbalo como los demás.',
          example: '## Artículo 5. Evaluación y supervisión {/* #articulo-5 */}',
        },
      ]);
    }
    if (id !== `articulo-${number}`) {
      throw new DataError([
        {
          ...place,
          found: `la dirección «#${id}» en el artículo ${number}`,
          expected: 'la de su número: las direcciones de los artículos no cambian',
          cure: `escriba {/* #articulo-${number} */}`,
        },
      ]);
    }
    headings.push({number, title, line: index + 1});
  });
  const duties = articles.flatMap(({number, duties: own}) => own.map((duty) => ({article: number, ...duty})));
  return {headings, articles, duties, officialText};
}

/**
 * Checks that a law has its articles 1 to `count`, once each and in order, in the text and in the
 * front matter alike. Throws in Spanish, with the line of the first that is not in its place.
 */
export function checkArticles({headings, articles}: LawDocument, count: number, file: string): void {
  const wanted = Array.from({length: count}, (_, index) => index + 1);
  const groups = [
    ['el texto (## Artículo N…)', headings],
    ['la lista «articles»', articles],
  ] as const;
  for (const [where, entries] of groups) {
    const numbers = entries.map(({number}) => number);
    if (numbers.join() === wanted.join()) continue;
    const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
    const missing = wanted.filter((number) => !numbers.includes(number));
    const extra = numbers.filter((number) => !wanted.includes(number));
    const [found, cure] =
      repeated.length > 0
        ? [`${where} repite el artículo ${repeated.join(', ')}`, 'deje uno solo, o corrija el número.']
        : missing.length > 0
          ? [
              `en ${where} falta el artículo ${missing.join(', ')}`,
              'devuélvalo: está en la versión anterior del archivo, en su historial («History»).',
            ]
          : extra.length > 0
            ? [
                `en ${where} sobra el artículo ${extra.join(', ')}`,
                'quítelo; si la ley lo tiene, corrija «articleCount» en src/data/laws.yaml.',
              ]
            : [`${where} no está en orden: ${numbers.join(', ')}`, 'póngalos en el orden de la ley.'];
    const first = entries.find(({number}, index) => number !== index + 1) ?? entries.at(-1);
    const expected = `los artículos 1 a ${count}, una vez cada uno y en orden, en el texto y en la lista «articles»`;
    throw new DataError([{file, line: first?.line ?? 1, column: 1, found, expected, cure}]);
  }
}

export type LawTerms = Readonly<Record<string, {readonly name: string; readonly text: string}>>;

const TERM = /^###\s+(\S.*?)\s*\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;

/** The words that a law defines, by the id of their heading, each with its first paragraph. */
export function readTerms(source: string): LawTerms {
  const blocks = source
    .replace(/\r\n?/g, '\n')
    .replace(/^[\s\S]*?<LawDefinitions>|<\/LawDefinitions>[\s\S]*$/g, '')
    .split(/\n{2,}/)
    .map((block) => block.trim());
  const terms: Record<string, {name: string; text: string}> = {};
  blocks.forEach((block, index) => {
    const [, name, id] = TERM.exec(block) ?? [];
    if (!name || !id) return;
    // The sentence that announces a list makes no sense without it.
    const text = (blocks[index + 1] ?? '').replace(/\s*[^.]*:$/, '').replace(/\n/g, ' ');
    terms[id] = {name, text};
  });
  return terms;
}
