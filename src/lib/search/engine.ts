import {groupByPage, hasEvery, hasTitle, type Group, type Record} from './answer';
import type {PagefindInstance, PagefindResult} from './pagefind';
import {parseQuery} from './query';
import {correct, SHORTEST_CORRECTED} from './spelling';
import {contentWords, fold} from './words';

export interface Answer {
  readonly groups: readonly Group[];
  /** Results in all, also those not loaded yet. */
  readonly count: number;
  readonly hasMore: boolean;
  /** Words that were read as others: «emosional» as «emocional». */
  readonly corrections: readonly {readonly from: string; readonly to: string}[];
  /** Words that the site does not have. */
  readonly missing: readonly string[];
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
}

const NOTHING: Answer = {
  groups: [],
  count: 0,
  hasMore: false,
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

  /** What the site calls a word: itself, a mended one, or nothing. */
  const resolve = async (word: string): Promise<string | undefined> => {
    const [best] = await find([word]);
    if (best && hasEvery(await best.data(), [word])) return word;
    if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return undefined;
    const near = await Promise.all([0, -1, 1].map((step) => readVocabulary(word.length + step)));
    if (near.flat().some((known) => fold(known) === word)) return word;
    return correct(word, near.flat());
  };

  /** Results that have every word; when there are none, those that have most of them. */
  const findBest = async (words: readonly string[], section?: string) => {
    const strict = await find(words, section);
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

  return async function search(text: string, {section, limit}: Options): Promise<Answer> {
    const query = parseQuery(text, laws);
    if (query.words.length === 0) return NOTHING;

    const named = query.references.length > 0 ? await find(query.references, section) : [];
    const isOnlyName = query.references.length > 0 && query.rest.length === 0;
    // The number of a law stays among the words, so that pages about that law follow it.
    const asked = isOnlyName ? query.words : query.rest.length > 0 ? query.rest : query.words;

    const corrections: {from: string; to: string}[] = [];
    const missing: string[] = [];
    const words: string[] = [];
    for (const word of contentWords(asked)) {
      const known = await resolve(word);
      if (known === undefined) missing.push(word);
      else words.push(fold(known));
      if (known !== undefined && known !== word) corrections.push({from: word, to: known});
    }
    const {results, isPartial} =
      words.length > 0 ? await findBest(words, section) : {results: [], isPartial: false};

    const namedIds = new Set(named.map(({id}) => id));
    const inLaw = (result: PagefindResult): boolean => namedIds.has(result.id);
    const ordered = [...named, ...results.filter((result) => !inLaw(result))];
    const records: Record[] = await Promise.all(
      ordered.slice(0, limit).map(async (result) => ({
        fragment: await result.data(),
        isNamed: namedIds.has(result.id),
      })),
    );
    // What the index found only by the beginning of another word is no answer.
    const answers = records.filter(
      ({fragment, isNamed}) => isNamed || isPartial || hasEvery(fragment, words),
    );
    const isTitle = ({fragment, isNamed}: Record): boolean => isNamed || hasTitle(fragment, words);
    answers.sort((a, b) => Number(isTitle(b)) - Number(isTitle(a)));
    return {
      groups: groupByPage(answers, words.length > 0 ? words : query.words),
      count: ordered.length - records.length + answers.length,
      hasMore: ordered.length > limit,
      corrections,
      missing: isOnlyName && named.length > 0 ? [] : missing,
      isPartial: isPartial && named.length === 0,
    };
  };
}

export type Search = ReturnType<typeof createEngine>;
