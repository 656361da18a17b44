import {groupByPage, hasEvery, hasPhrase, hasTitle, type Group, type Record} from './answer';
import type {PagefindInstance, PagefindResult} from './pagefind';
import {parseQuery} from './query';
import {referenceWords} from './references';
import {correct, SHORTEST_CORRECTED} from './spelling';
import {contentWords, fold} from './words';

export interface Answer {
  readonly groups: readonly Group[];
  /** Results in all, also those not loaded yet. */
  readonly count: number;
  readonly hasMore: boolean;
  /** As many results as were wanted, or as there are, are loaded. */
  readonly isComplete: boolean;
  /** Words that were read as others: «emosional» as «emocional». */
  readonly corrections: readonly {readonly from: string; readonly to: string}[];
  /** Words that the site does not have. */
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
  /** How many texts to download for them at most; those that are here already cost nothing. */
  readonly downloads?: number;
}

/** Texts that are compared by their titles: those that come with the first answer, so that it stays as it is shown. */
const HEAD = 3;

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
 * Search over one index: names of laws and articles first, then the words of the text, with a
 * typing error mended and with the best partial answers when no page has every word.
 */
export function createEngine({pagefind, readVocabulary, laws}: Sources) {
  const find = async (words: readonly string[], section?: string): Promise<readonly PagefindResult[]> => {
    const options = section ? {filters: {seccion: section}} : {};
    return (await pagefind.search(words.join(' '), options)).results;
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

  /** Results that have every word; when there are none, those that have most of them. */
  const findBest = async (words: readonly string[], section?: string) => {
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
    return {results: results.map(({result}) => result), isPartial: results.length > 0};
  };

  return async function search(
    text: string,
    {section, limit, downloads = Infinity}: Options,
  ): Promise<Answer> {
    const query = parseQuery(text, laws);
    if (query.words.length === 0) return NOTHING;
    const hereBefore = here.size;

    let named = query.references.length > 0 ? await find(query.references, section) : [];
    const {law, article, otherLaw} = query;
    // Looked for in the whole site: a section without the article does not make it one that does not exist.
    const isNoArticle =
      article !== undefined && named.length === 0 && (await find(query.references)).length === 0;
    if (isNoArticle && law !== undefined) named = await find(referenceWords(law, undefined), section);
    const isOnlyName = query.references.length > 0 && query.rest.length === 0;
    // The number of a law stays among the words, so that pages about that law follow it.
    const asked = contentWords(isOnlyName ? query.words : query.rest.length > 0 ? query.rest : query.words);

    const corrections: {from: string; to: string}[] = [];
    const missing: string[] = [];
    let words: readonly string[] = asked;
    let found = await findBest(asked, section);
    const hasAll = async (): Promise<boolean> => {
      if (found.isPartial) return false;
      // The texts after the first will be shown too, so they come together with it.
      const ahead = Number.isFinite(downloads) ? Math.max(1, downloads - named.length) : 1;
      const [first] = await Promise.all(found.results.slice(0, ahead).map(textOf));
      return first !== undefined && hasEvery(first, asked);
    };
    // A first answer with every word shows that the site has them all; otherwise each is looked up.
    const isSure = (isOnlyName && named.length > 0) || (await hasAll());
    if (!isSure) {
      const known: string[] = [];
      for (const word of asked) {
        const reading = await resolve(word);
        if (reading === undefined) missing.push(word);
        else known.push(fold(reading));
        if (reading !== undefined && reading !== word) corrections.push({from: word, to: reading});
      }
      words = known;
      found = await findBest(words, section);
    }
    const {results, isPartial} = found;

    const namedIds = new Set(named.map(({id}) => id));
    const inLaw = (result: PagefindResult): boolean => namedIds.has(result.id);
    const ordered = [...named, ...results.filter((result) => !inLaw(result))];
    const wanted = ordered.slice(0, limit);
    let budget = downloads - (here.size - hereBefore);
    const past = wanted.findIndex(({id}, index) => index > 0 && !here.has(id) && (budget -= 1) < 0);
    const taken = past < 0 ? wanted : wanted.slice(0, past);
    const records: Record[] = await Promise.all(
      taken.map(async (result) => ({
        fragment: await textOf(result),
        isNamed: namedIds.has(result.id),
      })),
    );
    // What the index found only by the beginning of another word is no answer.
    const exact = records.filter(({fragment, isNamed}) => isNamed || isPartial || hasEvery(fragment, words));
    // When that leaves nothing of several words, places with some of them are better than an empty list.
    const isRest = exact.length === 0 && words.length > 1;
    const answers = isRest ? records : exact;
    // What was named, then the whole phrase as it was typed, then the whole title, then the words in the text.
    const rank = ({fragment, isNamed}: Record): number =>
      isNamed ? 4 : 2 * Number(hasPhrase(fragment, query.words)) + Number(hasTitle(fragment, words));
    const head = answers.slice(0, HEAD).sort((a, b) => rank(b) - rank(a));
    const sorted = [...head, ...answers.slice(HEAD)];
    return {
      groups: groupByPage(sorted, words.length > 0 ? words : query.words),
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
