import {LINKING_WORDS, fold, singular, wordsOf} from './words';

// Words of the index that stand for a thing with a name. They are written as nobody writes, so that a
// query for one finds that thing and nothing else: «artículo 1» does not mean 10 to 15.

/** The words for a law or for an article; the first is the closest one. */
export function referenceWords(law: number | undefined, article: number | undefined): string[] {
  if (law === undefined) return [];
  if (article === undefined) return [`xley${law}x`];
  return [`xley${law}art${article}x`, `xart${article}x`];
}

/** The beginning that the words of all articles of a law share. */
export const articlesOf = (law: number): string => `xley${law}art`;

/** The word for whatever stands on the page of a law. */
export const insideOf = (law: number): string => `xen${law}x`;

/** One form for `plan` and `planes`; the same for both is all that matters. */
const oneForm = (word: string): string => singular(word).replace(/e$/, '');

/** What a name may be to a place, from what names it best. */
const NAME_KINDS = ['title', 'keyword', 'part'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** The beginning that the words for a whole name share; undefined when no word of its own is left of it. */
function nameStem(words: readonly string[]): string | undefined {
  const own = words.map(fold).filter((word) => !LINKING_WORDS.has(word));
  return own.length > 0 ? `xn${own.map(oneForm).join('')}x` : undefined;
}

/** The word for a whole name. Its kind is at the end, so that all kinds of a name are in one part of the index. */
function nameWord(kind: NameKind, words: readonly string[]): string | undefined {
  const start = nameStem(words);
  return start === undefined ? undefined : `${start}${kind[0]}`;
}

/** The words for a name as people say it: whole, and each half of «Evaluación y supervisión», but not of a question. */
export function nameWords(kind: NameKind, text: string): string[] {
  const name = text.trim().replace(/^Artículo \d+\. /, '');
  const halves = name.endsWith('?') ? [] : name.split(/[,:]| y /);
  const ways = [name, ...halves].map((way) => nameWord(kind, wordsOf(way)));
  return [...new Set(ways)].filter((word) => word !== undefined);
}

/** The words for what a question may name, best first, given the ways to read it. */
export const namesIn = (...ways: readonly (readonly string[])[]): string[] =>
  ways.flatMap((way) => NAME_KINDS.flatMap((kind) => nameWord(kind, way) ?? []));

/** A part of a question that may be a name. */
export interface Phrase {
  readonly start: number;
  readonly end: number;
  /** The beginning that the words for it share. */
  readonly name: string;
}

/** The parts of a question that may be a name, longest first: two to four words that follow each other. */
export function phrasesIn(words: readonly string[]): Phrase[] {
  const own = words.filter((word) => !LINKING_WORDS.has(word));
  return [4, 3, 2].flatMap((length) =>
    own.slice(length - 1).map((_, start) => {
      const end = start + length;
      return {start, end, name: nameStem(own.slice(start, end))!};
    }),
  );
}
