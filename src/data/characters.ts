import type {Problem} from './problems';

/**
 * Letters and signs that no keyboard writes: pasted from PDFs and word processors, or stored wrongly. They
 * look right or are not seen at all, and no search finds the word. The same in pages and in data.
 */

const RETYPE = 'borre esa palabra y escríbala de nuevo con el teclado.';

const SIGNS: readonly (readonly [pattern: RegExp, name: string, cure: string])[] = [
  // Emoji are joined by U+200D; there it is no slip.
  [
    /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|[\u200b\u200c\u2060\ufeff]/u,
    'un carácter invisible de ancho cero',
    RETYPE,
  ],
  [/\u00ad/, 'un guion invisible', RETYPE],
  [
    /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    'un carácter invisible que cambia la dirección del texto',
    RETYPE,
  ],
  [/[\u2028\u2029\u0085]/, 'un salto de línea invisible de otro programa', RETYPE],
  [/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/, 'un carácter de control', RETYPE],
  [/\ufffd/, 'el signo �: aquí se perdió una letra', 'escriba de nuevo la letra, por ejemplo ñ o á.'],
  // Between two words a hard space is welcome; at the start of a line or after a mark it is read as a letter.
  [
    /(?<=^[ \t]*(?:[-*+>]|#{1,6}|\d{1,2}[.)]|(?:- +)?[\w-]+:)?)\u00a0|[\u1680\u2000-\u200a\u202f\u205f\u3000]/,
    'un espacio invisible de otro programa',
    'bórrelo y escriba un espacio con el teclado.',
  ],
  [/\p{L}[´¨ˆ˜]|[´¨ˆ˜]\p{L}/u, 'una tilde suelta junto a su letra', RETYPE],
  [
    /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
    'una letra de otro alfabeto que parece nuestra',
    RETYPE,
  ],
];

/** «ﬁ» in one sign, full-width letters, Roman numbers in one sign, the «bold» of social networks. */
const PRINTED =
  /[\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u2160-\u217f\u0132\u0133\u{1d400}-\u{1d7ff}]+/gu;
const simplified = (text: string): string => text.replace(PRINTED, (letters) => letters.normalize('NFKC'));

/** Windows-1252 where it differs from Latin-1, from byte 80 on; not every version of Node knows it. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES = Uint8Array.from({length: 256}, (_, byte) => byte);
/** The byte of each sign in the two encodings that programs take for UTF-8. */
const ENCODINGS = [
  [...BYTES].map((byte) => WINDOWS[byte - 0x80] ?? String.fromCharCode(byte)),
  [...new TextDecoder('macintosh').decode(BYTES)],
].map((signs) => new Map(signs.map((sign, byte) => [sign, byte])));
/** Signs of Spanish texts: «É»» could also stand for a letter of another alphabet, and means itself. */
const OURS = /^[\u00a0-\u00ff\u2010-\u2122\ufeff\u{1f300}-\u{1faff}]+$/u;

/** «Ã³» → «ó»: UTF-8 that was read as another encoding, once or twice. */
const decoded = (text: string): string =>
  text.replace(/[^\u0000-\u007f]+/g, (letters) => {
    for (const byteOf of ENCODINGS) {
      const bytes = [...letters].flatMap((sign) => byteOf.get(sign) ?? []);
      const meant = new TextDecoder('utf-8', {ignoreBOM: true}).decode(Uint8Array.from(bytes));
      if (bytes.length === [...letters].length && OURS.test(meant)) return decoded(meant);
    }
    return letters;
  });

const firstChange = ({0: word, index}: RegExpExecArray, mended: (word: string) => string): number =>
  index + [...mended(word)].findIndex((sign, place) => sign !== word[place]);

/** @param text with `\n` line ends and without a byte-order mark */
export function characterSlips(text: string): Omit<Problem, 'file'>[] {
  return text.split('\n').flatMap((row, index) => {
    const line = index + 1;
    const seen = decoded(row);
    const words = (mended: (word: string) => string, name: string): Omit<Problem, 'file'>[] => {
      const wrong = [...row.matchAll(/[^ \t]+/g)].filter(({0: word}) => mended(word) !== word);
      if (wrong.length === 0) return [];
      const quoted = (list: readonly string[]): string => `«${list.join('», «')}»`;
      return [
        {
          line,
          column: firstChange(wrong[0]!, mended) + 1,
          found: `${quoted(wrong.map(([word]) => word))}, ${name}`,
          expected: 'letras y signos escritos con el teclado',
          cure: `escriba ${quoted(wrong.map(([word]) => mended(word)))}`,
        },
      ];
    };
    // What is stored wrongly looks like other slips too.
    if (seen !== row) return words(decoded, 'letras con tilde mal guardadas');
    const signs = SIGNS.flatMap(([pattern, name, cure]) => {
      const match = pattern.exec(row);
      if (!match) return [];
      const before = row.slice(Math.max(0, match.index - 12), match.index);
      return [
        {
          line,
          column: match.index + 1,
          found: before === '' ? `${name}, al comienzo de la línea` : `${name}, después de «${before}»`,
          expected: 'solo letras, signos y espacios que se vean',
          cure,
        },
      ];
    });
    return [...signs, ...words(simplified, 'letras de imprenta que ningún buscador encuentra')];
  });
}
