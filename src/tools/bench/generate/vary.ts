/** Numbers that look random and are the same in every run. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ri', 'so', 'tu'];

/** Words of five letters or more, as they are in a text. */
export const longWords = (text: string): string[] => text.match(/\p{L}{5,}/gu) ?? [];

/**
 * Makes a function that turns a text into another of the same shape: every third long word becomes
 * another word of the vocabulary or, one time in ten, a word that exists once. So a generated site has
 * the lengths, the headings and the growing vocabulary of a real one.
 */
export function makeVary(vocabulary: readonly string[], seed = 7): (text: string) => string {
  const random = makeRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const invent = (): string =>
    Array.from({length: 3 + Math.floor(random() * 2)}, () => pick(SYLLABLES)).join('');
  return (text) =>
    text.replace(/\p{L}{5,}/gu, (word) => {
      if (random() > 1 / 3) return word;
      return random() < 0.1 || vocabulary.length === 0 ? invent() : pick(vocabulary);
    });
}
