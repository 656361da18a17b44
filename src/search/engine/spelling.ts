import {fold, stem} from './words';

/** Shorter words have too many neighbours to guess the one that was meant; longer ones nobody writes. */
export const SHORTEST_CORRECTED = 4;
export const LONGEST_CORRECTED = 24;

/** Whether one letter was left out, added, changed or swapped with its neighbour. */
export function isOneErrorAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** How a folded word sounds in Colombia: `presio` is `precio`, `combivencia` is `convivencia`, `buling` is `bullying`. */
export const soundOf = (word: string): string =>
  word
    // As «bullying» is said.
    .replace(/lly/g, 'l')
    .replace(/ng$/, 'n')
    .replace(/ch/g, '#')
    .replace(/h/g, '')
    .replace(/[cz](?=[ei])|z/g, 's')
    .replace(/qu(?=[ei])|c/g, 'k')
    .replace(/v/g, 'b')
    .replace(/m(?=b)/g, 'n')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1');

/**
 * The word of the site that was meant by one that it does not have; undefined when none is near.
 * One that sounds the same comes before one with another letter.
 *
 * @param word folded
 * @param vocabulary words as the site writes them, most used first
 */
export function correct(word: string, vocabulary: readonly string[]): string | undefined {
  const sound = soundOf(word);
  const root = soundOf(stem(word));
  return (
    vocabulary.find((candidate) => soundOf(fold(candidate)) === sound) ??
    (word.length > SHORTEST_CORRECTED
      ? vocabulary.find((candidate) => isOneErrorAway(word, fold(candidate)))
      : undefined) ??
    (root.length >= SHORTEST_CORRECTED
      ? vocabulary.find((candidate) => soundOf(stem(fold(candidate))) === root)
      : undefined)
  );
}
