import {singular, stem} from './words';

/** List of the index with the words that mean the same. */
export const GROUPS = 'grupos';

/** What the forms of a word share: its stem, if that is long enough to be of no other word. */
export const keyOf = (word: string): string => (stem(word).length > 4 ? stem(word) : singular(word));

export interface Groups {
  /** Whether a folded word is in a group. */
  readonly isKnown: (word: string) => boolean;
  /** The words of the site that mean the same as a folded one, itself among them. */
  readonly formsOf: (word: string) => readonly string[];
}

/**
 * Reads the groups as the index has them: one a line, folded, with spaces between the words. After a bar come
 * those that people write and the site does not have.
 */
export function readGroups(lines: readonly string[]): Groups {
  const groups = new Map<string, readonly string[]>();
  for (const line of lines) {
    const [own = [], others = []] = line.split('|').map((words) => words.split(' ').filter(Boolean));
    for (const word of [...own, ...others]) groups.set(keyOf(word), own);
  }
  return {
    isKnown: (word) => groups.has(keyOf(word)),
    formsOf: (word) => [...new Set([word, ...(groups.get(keyOf(word)) ?? [])])],
  };
}
