import * as z from 'zod';

import type {LawArticleFacts, LawDuty, LawOfficialFacts} from '../../data/front-matter';
import {spanishErrors, toProblems} from '../../data/issues';
import {DataError} from '../../data/problems';
import {lawArticle, lawOfficialText} from '../../data/schemas/laws';
import {parseYaml} from '../../data/yaml';

export interface LawHeading {
  readonly number: number;
  readonly title: string;
  readonly line: number;
}

export interface LawDocument {
  readonly headings: readonly LawHeading[];
  readonly articles: readonly LawArticleFacts[];
  /** The duties of all articles in order, as the editors wrote them. */
  readonly duties: readonly (LawDuty & {readonly article: number})[];
  readonly officialText: LawOfficialFacts;
}

/** Only what a law adds to the front matter of any page. */
const facts = z.object({articles: z.array(lawArticle).optional(), officialText: lawOfficialText.optional()});

/** Facts of the articles, checked field by field; a finding names its line of the page. */
function readFacts(yaml: string, file: string): z.output<typeof facts> {
  // A blank first line stands for the `---`, so that lines are counted as in the page.
  const source = parseYaml(file, new TextEncoder().encode(`\n${yaml}`));
  if (source.problems.length > 0) throw new DataError(source.problems);
  const raw: unknown = source.document.toJS();
  const result = facts.safeParse(raw, {error: spanishErrors});
  if (!result.success) throw new DataError(toProblems(source, raw, result.error.issues));
  return result.data;
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
  if (!frontMatter) throw new Error(`${file}: faltan los datos entre «---» al comienzo del archivo.`);
  const {articles, officialText = {}} = readFacts(frontMatter[1]!, file);
  if (!articles?.length) throw new Error(`${file}: falta la lista «articles» al comienzo del archivo.`);

  const headings: LawHeading[] = [];
  text.split('\n').forEach((line, index) => {
    if (!/^##\s+art[ií]culo\b/i.test(line)) return;
    const where = `${file}, línea ${index + 1}`;
    const match = HEADING.exec(line);
    if (!match) {
      throw new Error(
        `${where}: el título «${line}» no tiene la forma de un artículo. Escriba, por ejemplo: ## Artículo 5. Evaluación y supervisión {/* #articulo-5 */}`,
      );
    }
    const number = Number(match[1]);
    if (match[3] !== `articulo-${number}`) {
      throw new Error(
        `${where}: la dirección «#${match[3]}» no es la del artículo ${number}. Las direcciones no cambian: escriba #articulo-${number}.`,
      );
    }
    headings.push({number, title: match[2]!, line: index + 1});
  });
  const duties = articles.flatMap(({number, duties: own}) => own.map((duty) => ({article: number, ...duty})));
  return {headings, articles, duties, officialText};
}

const list = (numbers: readonly number[]): string => numbers.join(', ');

/**
 * Checks that a law has its articles 1 to `count`, once each and in order, in the text and in the
 * front matter alike. Throws in Spanish and names the article.
 */
export function checkArticles({headings, articles}: LawDocument, count: number, file: string): void {
  const expected = Array.from({length: count}, (_, index) => index + 1);
  const groups: readonly [string, readonly number[]][] = [
    ['el texto (## Artículo N…)', headings.map(({number}) => number)],
    ['la lista «articles»', articles.map(({number}) => number)],
  ];
  for (const [where, numbers] of groups) {
    const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
    if (repeated.length > 0) throw new Error(`${file}: ${where} repite el artículo ${list(repeated)}.`);
    const missing = expected.filter((number) => !numbers.includes(number));
    if (missing.length > 0) throw new Error(`${file}: en ${where} falta el artículo ${list(missing)}.`);
    const extra = numbers.filter((number) => !expected.includes(number));
    if (extra.length > 0) {
      throw new Error(
        `${file}: en ${where} sobra el artículo ${list(extra)}. La ley tiene ${count} artículos.`,
      );
    }
    if (numbers.some((number, index) => number !== expected[index])) {
      throw new Error(`${file}: ${where} no está en orden: ${list(numbers)}.`);
    }
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
