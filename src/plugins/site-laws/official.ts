import {createHash} from 'node:crypto';

import {DataError} from '../../data/problems';

/** An article that the official text prints without its heading; its first words tell where it begins. */
export interface UnheadedArticle {
  readonly number: number;
  readonly startsWith: string;
}

export interface OfficialOptions {
  /** Articles that the law has. */
  readonly count: number;
  /** Name of the file, for the messages. */
  readonly file: string;
  readonly withoutHeading?: readonly UnheadedArticle[];
}

export interface OfficialText {
  /** Paragraphs of each article, by number (as text). */
  readonly articles: Readonly<Record<string, readonly string[]>>;
  /** What stands before the first article: title and preamble. */
  readonly preamble: readonly string[];
  /** What stands after the last one: formulas, signatures, notes. */
  readonly closing: readonly string[];
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

interface Paragraph {
  readonly text: string;
  readonly line: number;
}

/** Line endings and byte-order mark are no part of the text: the same file has one fingerprint. */
const plainLines = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/**
 * Removes what scanning leaves: soft hyphens (also at the end of a line, where they split a word),
 * invisible characters, stray middle dots and doubled spaces. Words and punctuation stay.
 */
export function cleanScan(source: string): string {
  return plainLines(source)
    .normalize('NFC')
    .replace(/\u00AD[ \t]*\n[ \t]*(?=\p{Ll})/gu, '')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[ \t]*·+[ \t]*/g, (dots) => (/^·+$/.test(dots) ? '' : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^ | $/gm, '');
}

/**
 * `ARTÍCULO 1.`, `ARTÍCULO 3:`, `ARTÍCULO 1o.`, `Artículo 2°.`, `ART. 4 -`. The mark after the number
 * tells a heading from a sentence that begins with «Artículo 8 de la Ley 1620».
 */
const HEADING =
  /^(?:ART[IÍ]CULO|Art[ií]culo|ART\.|Art\.) ?(?:N[o°º]\.? ?)?0*(\d{1,3}) ?(?:(?:[oº°]|ro|er|do|to|mo|vo|no)(?![\p{L}\d]) ?)?(?:[.:\-–—]+(?= |$|\p{L})|$)/u;

const MARKER = /^(?:PAR[ÁA]GRAFO|Par[áa]grafo|\d+ ?[.)°º-]|[a-zñ] ?[.)]|[ivxIVX]+ ?[.)]|[-–—•*])/u;

/** Formulas, offices and editors' notes that follow the last article of a law. */
const CLOSING =
  /^(?:(?:el|la) (?:president|vicepresident|secretari|ministr|viceministr|director|jefe)|(?:president|secretari|ministr)[eao]|rep[úu]blica de colombia|gobierno nacional|publ[íi]quese|comun[íi]quese|c[úu]mplase|dad[ao] en|dad[ao] a los|firmad|firmas?\b|\(?fdo|nota|notas de vigencia|\*|-{3,}|={3,}|_{3,})/iu;

/** Joins the lines of a paragraph that was cut to a width; a full stop or a marker ends it. */
export function paragraphsOf(text: string): Paragraph[] {
  const out: {text: string; line: number}[] = [];
  let isOpen = false;
  text.split('\n').forEach((line, index) => {
    if (line === '') {
      isOpen = false;
      return;
    }
    const last = out.at(-1);
    const isComplete = (text: string): boolean =>
      /[.:;!?»”")]$/.test(text) || HEADING.exec(text)?.[0].length === text.length;
    const goesOn = isOpen && last && !isComplete(last.text) && !MARKER.test(line) && !HEADING.test(line);
    if (goesOn) last.text = `${last.text} ${line}`;
    else out.push({text: line, line: index + 1});
    isOpen = true;
  });
  return out;
}

/** After the last article only paragraphs of its own may follow: «PARÁGRAFO», numerals, letters. */
const isTail = ({text}: Paragraph): boolean => CLOSING.test(text) || !MARKER.test(text);

/**
 * Splits the official text of a law by article. What is no article is kept apart, before and after.
 * Throws in Spanish, with file and line, and names the article that is missing, repeated or out of
 * its place.
 *
 * @param source text of the file, with any line endings and with or without a byte-order mark
 */
export function parseOfficialText(source: string, options: OfficialOptions): OfficialText {
  const {count, file, withoutHeading = []} = options;
  const refuse = (found: string, cure: string, line = 1): never => {
    const expected = `los ${count} artículos de la ley, cada uno desde su renglón y en orden`;
    throw new DataError([{file, line, column: 1, found, expected, cure, example: 'ARTÍCULO 1.'}]);
  };
  if (source.includes('\uFFFD'))
    refuse('un archivo que no está en UTF-8', 'guárdelo de nuevo con esa codificación.');
  const articles: Record<string, string[]> = {};
  const preamble: string[] = [];
  const closing: string[] = [];
  let current = 0;
  let isClosed = false;

  const unheaded = (number: number): UnheadedArticle | undefined =>
    withoutHeading.find((entry) => entry.number === number);
  const cureOf = (number: number): string => {
    const start = unheaded(number)?.startsWith;
    return start
      ? `ningún párrafo empieza por «${start}»: corrija esas palabras en «withoutHeading», en la ficha de la página, o devuelva el párrafo.`
      : 'devuélvalo; si el texto oficial no trae ese encabezado, dígalo en «officialText: withoutHeading», en la ficha de la página.';
  };
  const open = (number: number, {line}: Paragraph): void => {
    const expected = current + 1;
    if (articles[number]) refuse(`se repite el artículo ${number}`, 'deje uno solo de los dos.', line);
    if (number > count)
      refuse(
        `sobra el artículo ${number}`,
        'quítelo; si la ley lo tiene, corrija «articleCount» en src/data/laws.yaml.',
        line,
      );
    if (number !== expected)
      refuse(
        `falta el artículo ${expected}; después del ${current} viene el ${number}`,
        cureOf(expected),
        line,
      );
    current = number;
    articles[number] = [];
  };

  for (const paragraph of paragraphsOf(cleanScan(source))) {
    const heading = HEADING.exec(paragraph.text);
    const silent = unheaded(current + 1);
    if (heading) {
      if (isClosed)
        refuse('un artículo después de las firmas', 'póngalo antes de ellas, en su orden.', paragraph.line);
      open(Number(heading[1]), paragraph);
      const rest = paragraph.text.slice(heading[0].length).trim();
      if (rest) articles[current]!.push(rest);
    } else if (silent && current > 0 && paragraph.text.startsWith(silent.startsWith)) {
      open(silent.number, paragraph);
      articles[current]!.push(paragraph.text);
    } else if (current === 0) preamble.push(paragraph.text);
    else if (isClosed || (current === count && articles[current]!.length > 0 && isTail(paragraph))) {
      isClosed = true;
      closing.push(paragraph.text);
    } else articles[current]!.push(paragraph.text);
  }

  if (current === 0) refuse('ningún artículo', 'empiece cada uno en su renglón, como en el ejemplo.');
  if (current < count)
    refuse(`falta el artículo ${current + 1}: el texto termina en el ${current}`, cureOf(current + 1));
  const empty = Object.keys(articles).find((number) => articles[number]!.length === 0);
  if (empty) refuse(`el artículo ${empty} no tiene texto`, 'escríbalo debajo de su encabezado.');
  const sha256 = createHash('sha256').update(plainLines(source)).digest('hex');
  return {articles, preamble, closing, sha256};
}
