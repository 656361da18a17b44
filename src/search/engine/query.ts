import {referenceWords} from './references';
import {isOneErrorAway} from './spelling';
import {fold, hasContent, wordsOf} from './words';

/** What somebody typed, read as plain words: no character has a meaning of its own. */
export interface Query {
  readonly words: readonly string[];
  /** Words of the index that stand for the law or the article that was named. */
  readonly references: readonly string[];
  readonly law?: number;
  readonly article?: number;
  /** A law that was named and that the site does not explain; an article beside it is that law's. */
  readonly otherLaw?: number;
  /** The words beside the ones that name a law or an article. */
  readonly rest: readonly string[];
}

/** Longer texts are pasted, not asked; their first words are enough, not counting those without a subject. */
const MAX_CHARACTERS = 200;
const MAX_WORDS = 12;
const MAX_WITH_ALL = 2 * MAX_WORDS;

const ORDINALS = new Map(
  'primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo undecimo duodecimo'
    .split(' ')
    .map((name, index) => [name, index + 1]),
);
const LINKS = new Set(['de', 'del', 'la', 'el', 'en', 'n', 'no', 'nro', 'num', 'numero']);

const MONTHS = new Set(
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'.split(
    ' ',
  ),
);

/** `art5`, `ley2491` and `ley2491de2025` are several words written as one. */
const split = (word: string): string[] =>
  /^(?:arts?|articulos?|ley)?\d+(?:del?\d+)?$/.test(word) ? (word.match(/\d+|\D+/g) ?? [word]) : [word];

/**
 * Where the date that follows the number of a law ends: «de 2025», «del 23 de julio», «de julio 23 de 2025».
 *
 * @param start place after the number
 * @returns place of the first word that is not of the date
 */
function afterDate(words: readonly string[], start: number, laws: readonly number[]): number {
  const isYear = (word = ''): boolean => /^20\d\d$/.test(word) && !laws.includes(Number(word));
  const isOf = (word = ''): boolean => word === 'de' || word === 'del';
  const skip = (place: number): number => (LINKS.has(words[place] ?? '') ? place + 1 : place);
  let end = start;
  const first = skip(start);
  const isDay = (word = ''): boolean => /^\d{1,2}$/.test(word);
  if (isDay(words[first]) && MONTHS.has(words[skip(first + 1)] ?? '')) end = skip(first + 1) + 1;
  else if (MONTHS.has(words[first] ?? '')) end = isDay(words[first + 1]) ? first + 2 : first + 1;
  else if (isOf(words[start]) && /^2\d$/.test(words[first] ?? '') && !isOf(words[first + 1]))
    return first + 1;
  return isYear(words[skip(end)]) ? skip(end) + 1 : end;
}

/** «art», «artículo» and «artículos», also with one typing error. */
const isArticle = (word: string): boolean =>
  /^art(s|iculos?|ic)?$/.test(word) || isOneErrorAway(word, 'articulo');

const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  const digits = /^(\d{1,2})(?:o|ro|do|to|mo|vo|no)?$/.exec(word)?.[1];
  return digits ? Number(digits) : ORDINALS.get(word);
};

/** Up to the last one that counts: who says first who asks, «soy rector y quiero saber si…», asks at the end. */
function readable(words: readonly string[]): string[] {
  const counted = words.flatMap((word, place) => (hasContent([word]) ? [place] : []));
  return words.slice(0, Math.min(MAX_WITH_ALL, (counted[MAX_WORDS - 1] ?? words.length) + 1));
}

/**
 * Reads a query and finds the law and the article that it names: «art. 5», «artículo 5 ley 2491»,
 * «Ley 2491/2025», «Ley 2.491 del 23 de julio», «2491».
 *
 * @param text as typed, of any length
 * @param laws numbers of the laws that the site explains
 */
export function parseQuery(text: string, laws: readonly number[]): Query {
  const words = readable(
    wordsOf(
      fold(text.slice(0, MAX_CHARACTERS))
        .replace(/[ºª°]/g, ' ')
        // «2503/25» is a year; «2503 15» is an article.
        .replace(/\b(\d{4}|\d\.\d{3})\s*\/\s*(\d\d)\b(?!\d)/g, '$1 20$2'),
    ).flatMap(split),
  );
  const rest: string[] = [];
  const named = new Set<number>();
  let article: number | undefined;
  let otherLaw: number | undefined;

  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    const isLaw = /^\d{4}$/.test(word) && laws.includes(Number(word));
    if (isLaw) {
      named.add(Number(word));
      while (/^(ley|leyes|n|no|nro|num|numero)$/.test(rest.at(-1) ?? '')) rest.pop();
      // The date belongs to the name of the law.
      index = afterDate(words, index + 1, laws) - 1;
    } else if (
      /^\d{2,4}$/.test(word) &&
      /^(ley|leyes)$/.test([...rest].reverse().find((other) => !LINKS.has(other)) ?? '')
    ) {
      otherLaw ??= Number(word);
      rest.push(word);
    } else if (isArticle(word) && article === undefined) {
      const next = LINKS.has(words[index + 1] ?? '') && words[index + 1] !== 'de' ? index + 2 : index + 1;
      article = numberOf(words[next]);
      if (article === undefined) rest.push(word);
      else {
        // «art. 5» is the same question, and not the beginning of another word.
        words[index] = 'articulo';
        index = next;
      }
    } else rest.push(word);
  }
  // Who names both laws asks for what they share.
  const law = named.size === 1 || !hasContent(rest) ? [...named][0] : undefined;
  // «2491 5», «5 de la ley 2491».
  if (law !== undefined && article === undefined) {
    const position = rest.findIndex((word) => /^\d{1,2}$/.test(word));
    if (position >= 0) article = Number(rest.splice(position, 1)[0]);
  }
  if (law !== undefined || article !== undefined) {
    while (LINKS.has(rest.at(-1) ?? '')) rest.pop();
    while (LINKS.has(rest[0] ?? '')) rest.shift();
  }

  // The article of a law that is not here is not the one with its number in another.
  if (law === undefined && otherLaw !== undefined) article = undefined;
  const references =
    article !== undefined && law === undefined
      ? [`xart${article}x`]
      : referenceWords(law, article).slice(0, 1);
  return {
    words,
    references,
    ...(law === undefined ? {} : {law}),
    ...(article === undefined ? {} : {article}),
    ...(law !== undefined || otherLaw === undefined ? {} : {otherLaw}),
    rest,
  };
}

/**
 * Whether a text looks like the beginning of what somebody is about to type: its last word has one or
 * two letters, it is the first digits of a law, or no word of it has a subject yet. Half of the site
 * answers to that, and every answer is a download.
 */
export const isBeginning = (text: string): boolean =>
  /(^|\P{L})\p{L}{1,2}$|(^|ley[\s:]*)\d{1,3}$/iu.test(text.trim()) || !hasContent(wordsOf(fold(text)));
