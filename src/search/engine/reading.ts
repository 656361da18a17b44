import {hasEvery} from './answer';
import type {Groups} from './groups';
import type {PagefindFragment} from './pagefind';
import {correct, LONGEST_CORRECTED, SHORTEST_CORRECTED} from './spelling';
import {fold, wordsOf} from './words';

interface Sources {
  readonly groups: Groups;
  /** Words of the site, by how many letters they have; most used first. */
  readonly readList: (length: string) => Promise<readonly string[]>;
  /** The place that has a word, or the beginning of one, most. */
  readonly findBest: (word: string) => Promise<PagefindFragment | undefined>;
}

/** Words as the site has them. */
export interface Reading {
  readonly words: readonly string[];
  /** Words that were read as others. */
  readonly corrections: readonly {readonly from: string; readonly to: string}[];
  /** Words that the site does not have. */
  readonly missing: readonly string[];
}

const hasList = (length: number): boolean => length >= SHORTEST_CORRECTED && length <= LONGEST_CORRECTED;

/** `docenteslideres` as two words of the site. */
async function part(word: string, readList: Sources['readList']): Promise<string | undefined> {
  const isKnown = async (half: string): Promise<boolean> =>
    (await readList(String(half.length))).some((known) => fold(known) === half);
  for (let end = SHORTEST_CORRECTED; end <= word.length - SHORTEST_CORRECTED; end += 1) {
    const halves = [word.slice(0, end), word.slice(end)];
    if ((await Promise.all(halves.map(isKnown))).every(Boolean)) return halves.join(' ');
  }
  return undefined;
}

/** What the site calls a word: itself, a mended one, or nothing. */
async function resolve(word: string, {groups, readList, findBest}: Sources): Promise<string | undefined> {
  if (groups.isKnown(word)) return word;
  const best = await findBest(word);
  if (best && hasEvery(best, [[word]])) return word;
  if (!hasList(word.length) || /\d/.test(word)) return undefined;
  const lengths = [0, -1, 1, -2, 2, 3].map((step) => word.length + step).filter(hasList);
  const near = (await Promise.all(lengths.map((length) => readList(String(length))))).flat();
  if (near.some((known) => fold(known) === word)) return word;
  return correct(word, near) ?? part(word, readList);
}

/** Looks each word of a question up. */
export async function readWords(asked: readonly string[], sources: Sources): Promise<Reading> {
  const words: string[] = [];
  const missing: string[] = [];
  const corrections: {from: string; to: string}[] = [];
  for (const word of asked) {
    const reading = await resolve(word, sources);
    if (reading === undefined) missing.push(word);
    else words.push(...wordsOf(fold(reading)));
    if (reading !== undefined && reading !== word) corrections.push({from: word, to: reading});
  }
  return {words, missing, corrections};
}
