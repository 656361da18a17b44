import {groupByPage, growBelow, hasEvery, type Group, type Record} from './answer';
import type {PagefindInstance, PagefindResult} from './pagefind';
import {parseQuery} from './query';
import {articlesOf, insideOf, namesIn, referenceWords} from './references';
import {correct, isOneErrorAway, SHORTEST_CORRECTED} from './spelling';
import {asIndexed, contentWords, fold} from './words';

export interface Answer {
  readonly groups: readonly Group[];
  /** Results in all, also those not loaded yet. */
  readonly count: number;
  readonly hasMore: boolean;
  /** As many results as were wanted, or as there are, are loaded. */
  readonly isComplete: boolean;
  /** Words that were read as others: «emosional» as «emocional». */
  readonly corrections: readonly {readonly from: string; readonly to: string}[];
  /** Words that the site does not have. The others answer, unless they are in most of the site. */
  readonly missing: readonly string[];
  /** A law that was named and is not explained here. */
  readonly otherLaw?: number;
  /** An article that was named and does not exist: in this law, or in none of them. */
  readonly noArticle?: {readonly law?: number; readonly article: number};
  /** No page has all the words; these have some. */
  readonly isPartial: boolean;
}

interface Sources {
  readonly pagefind: PagefindInstance;
  /** Words of the site with this many letters, most used first. */
  readonly readVocabulary: (length: number) => Promise<readonly string[]>;
  readonly laws: readonly number[];
}

interface Options {
  /** Name of a section, to look only there. */
  readonly section?: string;
  /** How many results to load. */
  readonly limit: number;
  /** Only the first answers, unless the texts of all of them are here or cost no more. */
  readonly isQuick?: boolean;
}

interface Found {
  readonly results: readonly PagefindResult[];
  /** No place has all the words. */
  readonly isPartial: boolean;
}

type Reading = Pick<Answer, 'missing' | 'corrections'> & {
  /** Those that the site has, as it has them. */
  readonly words: readonly string[];
};

/**
 * Answers that are shown before the texts of the others arrive. In every list these are arranged first and
 * the others below them, so that its order never depends on which texts were here.
 */
const FIRST = 3;

/** When no place has all the words, more than these are not what was asked for. */
const FEW = 5;

/** The share of all places from which on words tell nothing about any of them. */
const COMMON = 1 / 2;

/** 0 for a place that is no article. */
const articleOf = ({fragment}: Record): number => Number(/#articulo-(\d+)$/.exec(fragment.url)?.[1] ?? 0);

const NOTHING: Answer = {
  groups: [],
  count: 0,
  hasMore: false,
  isComplete: true,
  corrections: [],
  missing: [],
  isPartial: false,
};

/**
 * Search over one index. What was named comes first: a law or an article by its number, then any place by
 * its whole title or keyword. After it the places that have every word, as the index weighs them: titles
 * and keywords before text. A typing error is mended; when no place has every word, a few that have most.
 */
export function createEngine({pagefind, readVocabulary, laws}: Sources) {
  const find = async (words: readonly string[], section?: string): Promise<readonly PagefindResult[]> => {
    const options = section ? {filters: {seccion: section}} : {};
    return (await pagefind.search(words.map(asIndexed).join(' '), options)).results;
  };

  const here = new Set<string>();
  const textOf = (result: PagefindResult): ReturnType<PagefindResult['data']> => {
    here.add(result.id);
    return result.data();
  };

  /** What the site calls a word: itself, a mended one, or nothing. */
  const resolve = async (word: string): Promise<string | undefined> => {
    const [best] = await find([word]);
    if (best && hasEvery(await textOf(best), [word])) return word;
    if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return undefined;
    const near = await Promise.all([0, -1, 1].map((step) => readVocabulary(word.length + step)));
    if (near.flat().some((known) => fold(known) === word)) return word;
    return correct(word, near.flat());
  };

  /** Whether so many places answer that none is the answer. */
  const isMost = async (results: readonly PagefindResult[]): Promise<boolean> =>
    results.length > (await pagefind.search(null)).results.length * COMMON;

  /** Results that have every word; when there are none, a few that have most of them. */
  const findBest = async (words: readonly string[], section?: string): Promise<Found> => {
    const strict = words.length > 0 ? await find(words, section) : [];
    if (strict.length > 0 || words.length < 2) return {results: strict, isPartial: false};
    const found = new Map<string, {result: PagefindResult; words: number; score: number}>();
    for (const word of words) {
      for (const result of await find([word], section)) {
        const other = found.get(result.id);
        found.set(result.id, {
          result: other?.result ?? result,
          words: (other?.words ?? 0) + 1,
          score: (other?.score ?? 0) + result.score,
        });
      }
    }
    const results = [...found.values()].sort((a, b) => b.words - a.words || b.score - a.score);
    return {results: results.slice(0, FEW).map(({result}) => result), isPartial: results.length > 0};
  };

  /** The places with the first of these names that any has; of a law only if one was named. */
  const findNamed = async (
    names: readonly string[],
    law: number | undefined,
    section?: string,
  ): Promise<readonly PagefindResult[]> => {
    for (const name of names) {
      const places = await find(law === undefined ? [name] : [name, insideOf(law)], section);
      if (places.length > 0) return places;
    }
    return [];
  };

  /** Each word as the site has it. */
  const read = async (asked: readonly string[]): Promise<Reading> => {
    const words: string[] = [];
    const missing: string[] = [];
    const corrections: {from: string; to: string}[] = [];
    for (const word of asked) {
      const reading = await resolve(word);
      if (reading === undefined) missing.push(word);
      else words.push(fold(reading));
      if (reading !== undefined && reading !== word) corrections.push({from: word, to: reading});
    }
    return {words, missing, corrections};
  };

  return async function search(text: string, {section, limit, isQuick = false}: Options): Promise<Answer> {
    const query = parseQuery(text, laws);
    if (query.words.length === 0) return NOTHING;
    const hereBefore = here.size;

    const {law, article, otherLaw, references} = query;
    const isOnlyNumber = references.length > 0 && query.rest.length === 0;
    // The number of a law stays among the words, so that pages about that law follow it.
    const subject = query.rest.length > 0 ? query.rest : query.words;
    const asked = contentWords(isOnlyNumber ? query.words : subject);
    // As it was typed, «por qué educación emocional», then without the words of a question.
    let names: readonly string[] = isOnlyNumber ? [] : namesIn(subject, asked);
    // Together, so that the parts of the index that they need come together.
    const [cited, titled, worded] = await Promise.all([
      references.length > 0 ? find(references, section) : [],
      findNamed(names, law, section),
      findBest(asked, section),
    ]);
    let byNumber: readonly PagefindResult[] = cited;
    let byName = titled;
    let found = worded;

    // Looked for in the whole site: a section without the article does not make it one that does not exist.
    const isNoArticle =
      article !== undefined && byNumber.length === 0 && (await find(references)).length === 0;
    // Then the law itself, and the articles that it has.
    const hasList = isNoArticle && law !== undefined;
    // «Ley 2941»: the number of a law of this site with an error.
    const meant = laws.find((number) => isOneErrorAway(String(number), String(otherLaw)));
    const instead = hasList ? law : meant;
    if (instead !== undefined) byNumber = await find(referenceWords(instead, undefined), section);
    if (hasList) byNumber = [...byNumber, ...(await find([articlesOf(law)], section))];

    const hasAll = async (): Promise<boolean> => {
      if (found.isPartial) return false;
      // The texts after the first will be shown too, so they come together with it.
      const ahead = isQuick ? Math.max(1, FIRST - byNumber.length) : 1;
      const [first] = await Promise.all(found.results.slice(0, ahead).map(textOf));
      return first !== undefined && hasEvery(first, asked);
    };
    let reading: Reading = {words: asked, missing: [], corrections: []};
    // A name, or a first answer with every word, shows that the site has them all; otherwise each is looked up.
    const isSure = byName.length > 0 || (isOnlyNumber && byNumber.length > 0) || (await hasAll());
    if (!isSure) {
      reading = await read(asked);
      names = namesIn(reading.words);
      if (reading.missing.length === 0) byName = await findNamed(names, law, section);
      found = await findBest(reading.words, section);
    }
    const {words, missing, corrections} = reading;
    if (missing.length > 0) {
      // What is left answers only if it is about something, and only a little.
      const {results, isPartial} = found;
      found = {results: (await isMost(results)) ? [] : results.slice(0, FEW), isPartial};
    }
    const {results, isPartial} = found;

    const named =
      law !== undefined && article === undefined ? [...byName, ...byNumber] : [...byNumber, ...byName];
    const numberIds = new Set(byNumber.map(({id}) => id));
    // The same place as its words found it comes last: it has the words around them.
    const places = new Map([...named, ...results].map((result) => [result.id, result]));
    const ordered = hasList ? byNumber : [...places.values()];
    const wanted = hasList ? byNumber : ordered.slice(0, limit);
    const toFetch = wanted.filter(({id}) => !here.has(id)).length;
    const isFetched = toFetch <= Math.max(0, FIRST - (here.size - hereBefore));
    const taken = !isQuick || hasList || isFetched ? wanted : wanted.slice(0, FIRST);
    const records: Record[] = await Promise.all(
      taken.map(async (result) => ({
        fragment: await textOf(result),
        isNumbered: numberIds.has(result.id),
      })),
    );
    // What the index found only by the beginning of another word is no answer.
    const exact = records.filter(
      ({fragment, isNumbered}) => isNumbered || isPartial || hasEvery(fragment, words),
    );
    // When that leaves nothing of several words, places with some of them are better than an empty list.
    const isRest = exact.length === 0 && words.length > 1 && taken.length === wanted.length;
    const answers = isRest ? records : exact;
    const arrange = (some: readonly Record[]): Group[] =>
      groupByPage(some, words.length > 0 ? words : query.words, names);
    const first = answers.filter((record) => records.indexOf(record) < FIRST);
    if (hasList) answers.sort((a, b) => articleOf(a) - articleOf(b));
    return {
      groups: hasList ? arrange(answers) : growBelow(arrange(first), arrange(answers)),
      count: ordered.length - records.length + answers.length,
      hasMore: ordered.length > taken.length,
      isComplete: taken.length === wanted.length,
      corrections,
      missing,
      ...(otherLaw === undefined ? {} : {otherLaw}),
      ...(isNoArticle ? {noArticle: {article, ...(law === undefined ? {} : {law})}} : {}),
      isPartial: (isPartial || isRest) && named.length === 0 && answers.length > 0,
    };
  };
}

export type Search = ReturnType<typeof createEngine>;
