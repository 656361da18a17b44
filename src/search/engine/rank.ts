import type {PagefindResult} from './pagefind';
import type {Phrase} from './references';

/** What a word that only means the same weighs beside the one that was asked. */
const SAME = 0.6;

/** A place that weighs less than this share of the best one is not what was asked for. */
const FAR = 0.4;

/** The share of all places from which on a word tells nothing about any of them. */
const COMMON = 1 / 4;

interface Ranked {
  readonly places: readonly PagefindResult[];
  /** Each of the words is all over the site. */
  readonly isCommon: boolean;
}

type Find = (words: readonly string[]) => Promise<readonly PagefindResult[]>;

/** The longest phrases that are names, none inside another. */
async function namedPhrases(phrases: readonly Phrase[], find: Find): Promise<Phrase[]> {
  const named: Phrase[] = [];
  for (const phrase of phrases) {
    const isInside = named.some(({start, end}) => start <= phrase.start && phrase.end <= end);
    if (!isInside && (await find([phrase.name])).length > 0) named.push(phrase);
  }
  return named;
}

/** Each place that has a word, by its best form: as it was asked before one that means the same. */
async function placesOf(forms: readonly string[], find: Find): Promise<Map<string, PagefindResult>> {
  const places = new Map<string, PagefindResult>();
  const lists = await Promise.all(forms.map((form) => find([form])));
  for (const [position, results] of lists.entries()) {
    for (const result of results) {
      const score = result.score * (position === 0 ? 1 : SAME);
      if (score > (places.get(result.id)?.score ?? 0)) places.set(result.id, {...result, score});
    }
  }
  return places;
}

/**
 * The places that the words of a question lead to, best first. Each word weighs what the index says, by how
 * rare it is and where it stands; a phrase that names a place is one more word, as rare as they come. The sum
 * counts as far as the place has what was asked, the rare words more.
 *
 * @param words each with the ones that mean the same, itself first
 * @param phrases longest first
 * @param count of all places
 */
export async function rank(
  words: readonly (readonly string[])[],
  phrases: readonly Phrase[],
  count: number,
  find: Find,
): Promise<Ranked> {
  const found = new Map<string, {result: PagefindResult; score: number; met: number}>();
  const named = await namedPhrases(phrases, find);
  let asked = 0;
  let isCommon = true;
  for (const forms of [...words, ...named.map(({name}) => [name])]) {
    const places = await placesOf(forms, find);
    const rarity = Math.log(1 + count / Math.max(1, places.size));
    asked += rarity;
    isCommon &&= places.size > count * COMMON;
    for (const [id, result] of places) {
      const {score, met} = found.get(id) ?? {score: 0, met: 0};
      found.set(id, {result, score: score + result.score, met: met + rarity});
    }
  }
  const ranked = [...found.values()]
    // Whole, so that what weighs the same has one order: the index adds in any.
    .map(({result, score, met}) => ({result, score: Math.round((1000 * score * met) / asked)}))
    .sort((a, b) => b.score - a.score || a.result.id.localeCompare(b.result.id));
  const places = ranked.filter(({score}) => score >= ranked[0]!.score * FAR).map(({result}) => result);
  return {places, isCommon};
}
