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
  /(?:amientos?|imientos?|aciones|iciones|acion|icion|adoras?|adores?|ador|andol[aeo]s?|andos?|iendos?|u?it[ao]s?|aremos|eremos|iremos|abamos|iamos|arian?|arla[s]?|arlo[s]?|aron|ieron|aban?|adas?|ados?|idas?|idos?|emos|amos|imos|ara|are|aran|ar|er|ir|an|en|as|es|os|a|e|o|s)$/;

/** A rough stem of a folded Spanish word: enough to tell two forms of one word from two words. */
export const stem = (word: string): string => {
  const short = word.replace(ENDINGS, '');
  return short.length >= 3 ? short : word;
};

/** `anos` as `ano` and `veces` as `vez`: short words have no stem. */
export const singular = (word: string): string => word.replace(/ces$/, 'z').replace(/(?<=[aeiou])s$/, '');

/** `publicacion`, `publicado` and `publicador` are of the verb; `publico` has their stem and is another word. */
const isOfVerb = (word: string): boolean => /(?:acion(?:es)?|ador(?:[ae]s?)?|ad[oa]s?)$/.test(word);
const isOtherWord = (noun: string, word: string): boolean =>
  /os?$/.test(noun) && !isOfVerb(noun) && isOfVerb(word);

/** Three letters begin many words: «comer» and «comida» are one word, «comición» is another. */
const haveOneStem = (asked: string, found: string): boolean =>
  stem(found) === stem(asked) &&
  (stem(asked).length > 3 || Math.abs(asked.length - found.length) < 3) &&
  !isOtherWord(asked, found) &&
  !isOtherWord(found, asked);

/** Whether a folded word of a text is what a folded word of a query asks for, or its beginning. */
export const matches = (asked: string, found: string): boolean =>
  found === asked ||
  singular(found) === singular(asked) ||
  (/\D/.test(asked) && (found.startsWith(asked) || (asked.length >= 4 && haveOneStem(asked, found))));

/**
 * How the index has a folded word. Its stemmer leaves the plural of a short word as it is: `anos`, `veces`;
 * the index has the singular beside each of these.
 */
export const asIndexed = (word: string): string => word.replace(/ces$/, 'z').replace(/^(..[aeiou])s$/, '$1');

/** Words that only link the others: a name is the same name with and without them. */
export const LINKING_WORDS = new Set(
  'a al de del e el en la las le les lo los o pa para se su sus u un una y'.split(' '),
);

/** Words that carry no subject of their own in a question. */
const EMPTY_WORDS = new Set(
  `a acer ahi al algo alguien algun alguna algunos antes aqui aser asi asta aun cada como con cosa cosas cual cuales cuando cuanta cuantas cuanto cuantos dan dar de deba debe deben deberia debo decir del desde despues dice dicen donde e el ella ellas ellos en entra entre era es esa esas ese eso esos esta estamos estan estar estas este esto estos estoy fue fueron ha haber hace hacemos hacen hacer haga hagan hago han haser hasta hay he hicieron hizo iba ir iso ke la las le les lo los luego mas me mi mis misma mismo momento mucha mucho muchos muy necesita necesitamos necesitan necesito ni no nos nuestra nuestro o otra otras otro otros pa para pasa pasan pero poco podemos pone ponen poner pongo por porque pudo pueda puede pueden puedo que queremos quien quienes quiera quiere quieren quiero se sea segun ser si sin sirve sirven sobre solo somos son soy su sus tambien tan tanto te tenemos tener tenga tengo tiene tienen toca tocan toda todas todo todos tu u un una unas uno unos usa usan usted va vamos van vez voy y ya yo`.split(
    ' ',
  ),
);

/** A single letter is of a name, «calendario B», or of a tag; alone it begins half of all words. */
const isEmpty = (word: string): boolean => EMPTY_WORDS.has(word) || /^\p{L}$/u.test(word);

/** Whether any word has a subject. */
export const hasContent = (words: readonly string[]): boolean => !words.every(isEmpty);

/** The words with a subject; all of them when none has. */
export function contentWords(words: readonly string[]): readonly string[] {
  const full = words.filter((word) => !isEmpty(word));
  return full.length > 0 ? full : words;
}

/** The texts of a list that is written with commas. */
export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
