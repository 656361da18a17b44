import {referenceWords} from './references';
import {isOneErrorAway} from './spelling';
import {fold, hasContent, wordsOf} from './words';

/** What somebody typed, read as plain words: no character has a meaning of its own. */
export interface Query {
  readonly words: readonly string[];
  /** Words of the index that stand for the law or the article that was named. */
  readonly references: readonly string[];
  readonly law?: number;
  /** The words beside the ones that name a law or an article. */
  readonly rest: readonly string[];
}

/** Longer texts are pasted, not asked; their first words are enough. */
const MAX_CHARACTERS = 200;
const MAX_WORDS = 12;

const ORDINALS = new Map(
  'primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo undecimo duodecimo'
    .split(' ')
    .map((name, index) => [name, index + 1]),
);
const LINKS = new Set(['de', 'del', 'la', 'el', 'en', 'n', 'no', 'nro', 'num', 'numero']);

/** `art5` and `ley2491` are two words written as one. */
const split = (word: string): string[] => {
  const match = /^(art|arts|articulo|articulos|ley)(\d+)$/.exec(word);
  return match ? [match[1]!, match[2]!] : [word];
};

/** «art», «artículo» and «artículos», also with one typing error. */
const isArticle = (word: string): boolean =>
  /^art(s|iculos?|ic)?$/.test(word) || isOneErrorAway(word, 'articulo');

const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  return /^\d{1,2}$/.test(word) ? Number(word) : ORDINALS.get(word);
};

/**
 * Reads a query and finds the law and the article that it names: «art. 5», «artículo 5 ley 2491»,
 * «Ley 2491/2025», «2491».
 *
 * @param text as typed, of any length
 * @param laws numbers of the laws that the site explains
 */
export function parseQuery(text: string, laws: readonly number[]): Query {
  const words = wordsOf(fold(text.slice(0, MAX_CHARACTERS)).replace(/[ºª°]/g, ' '))
    .flatMap(split)
    .slice(0, MAX_WORDS);
  const rest: string[] = [];
  let law: number | undefined;
  let article: number | undefined;

  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    const isLaw = /^\d{4}$/.test(word) && laws.includes(Number(word));
    if (isLaw && law === undefined) {
      law = Number(word);
      while (/^(ley|leyes|n|no|nro|num|numero)$/.test(rest.at(-1) ?? '')) rest.pop();
      // The year belongs to the name of the law.
      const year = LINKS.has(words[index + 1] ?? '') ? index + 2 : index + 1;
      if (/^20\d\d$/.test(words[year] ?? '') && !laws.includes(Number(words[year]))) index = year;
    } else if (isArticle(word) && article === undefined) {
      const next = LINKS.has(words[index + 1] ?? '') && words[index + 1] !== 'de' ? index + 2 : index + 1;
      article = numberOf(words[next]);
      if (article === undefined) rest.push(word);
      else index = next;
    } else rest.push(word);
  }
  // «2491 5», «5 de la ley 2491».
  if (law !== undefined && article === undefined) {
    const position = rest.findIndex((word) => /^\d{1,2}$/.test(word));
    if (position >= 0) article = Number(rest.splice(position, 1)[0]);
  }
  if (law !== undefined || article !== undefined) {
    while (LINKS.has(rest.at(-1) ?? '')) rest.pop();
    while (LINKS.has(rest[0] ?? '')) rest.shift();
  }

  const references =
    article !== undefined && law === undefined
      ? [`xart${article}x`]
      : referenceWords(law, article).slice(0, 1);
  return {words, references, ...(law === undefined ? {} : {law}), rest};
}

/**
 * Whether a text looks like the beginning of what somebody is about to type: its last word has one or
 * two letters, it is the first digits of a law, or no word of it has a subject yet. Half of the site
 * answers to that, and every answer is a download.
 */
export const isBeginning = (text: string): boolean =>
  /(^|\P{L})\p{L}{1,2}$|(^|ley[\s:]*)\d{1,3}$/iu.test(text.trim()) || !hasContent(wordsOf(fold(text)));
