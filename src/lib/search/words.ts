/** Lower case, without accents and with `ñ` as `n`: what two spellings of a word share. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words of a text, in order; anything that is not a letter or a digit parts them, but `99.000` is a number. */
export const wordsOf = (text: string): string[] =>
  text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];

const ENDINGS =
  /(?:amientos?|imientos?|aciones|iciones|acion|icion|adoras?|adores?|ador|andol[aeo]s?|andos?|iendos?|aremos|eremos|arian?|arla[s]?|arlo[s]?|aron|ieron|aban?|adas?|ados?|idas?|idos?|emos|amos|ara|are|aran|ar|er|ir|an|en|as|es|os|a|e|o|s)$/;

/** A rough stem of a folded Spanish word: enough to tell two forms of one word from two words. */
export const stem = (word: string): string => {
  const short = word.replace(ENDINGS, '');
  return short.length >= 3 ? short : word;
};

/** `anos` as `ano` and `veces` as `vez`: short words have no stem. */
const singular = (word: string): string => word.replace(/ces$/, 'z').replace(/(?<=[aeiou])s$/, '');

/** Whether a folded word of a text is what a folded word of a query asks for, or its beginning. */
export const matches = (asked: string, found: string): boolean =>
  found === asked ||
  singular(found) === singular(asked) ||
  (/\D/.test(asked) && (found.startsWith(asked) || (asked.length >= 4 && stem(found) === stem(asked))));

/** Words that carry no subject of their own in a question. */
const EMPTY_WORDS = new Set(
  'a al como con cual cuales cuando cuanta cuantas cuanto cuantos de debe deben debo del donde e el en entre es esta este hace hay la las le les lo los me mi mis nos o para pero por porque que quien quienes se segun si sin sirve sobre son su sus te tiene tienen tu u un una unas uno unos y ya'.split(
    ' ',
  ),
);

/** Whether any word has a subject. */
export const hasContent = (words: readonly string[]): boolean => words.some((word) => !EMPTY_WORDS.has(word));

/** The words with a subject; all of them when none has. */
export function contentWords(words: readonly string[]): readonly string[] {
  const full = words.filter((word) => !EMPTY_WORDS.has(word));
  return full.length > 0 ? full : words;
}
