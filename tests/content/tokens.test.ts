import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STYLES = path.join(ROOT, 'src');

/** The tokens themselves, and paper, whose ink is black and whose type is in points. */
const EXEMPT = ['src/css/tokens.css', 'src/css/print.css'];

/** A document of its own, of fixed letter pages: laid out in inches, with the colours of the tokens. */
const PAGES = ['src/tools/printing/style.css'];

const NAMED =
  'white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|gold|navy|teal|olive|maroon|lime|aqua|fuchsia|crimson|coral|tomato|ivory|beige|brown|cyan|magenta|indigo|violet|turquoise|(?:dark|light)(?:gr[ae]y|blue|green|red)';

const RULES: readonly {readonly name: string; readonly pattern: RegExp}[] = [
  {name: 'color', pattern: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i},
  {name: 'color', pattern: new RegExp(`(?<![\\w-])(?:${NAMED})(?![\\w-])`, 'i')},
  // `0s` is no time at all.
  {name: 'duration', pattern: /(?<![\w.-])(?!0m?s\b)\d*\.?\d+m?s\b/i},
];

/**
 * A length that the reader's type or window does not give: proportions (%, em, fr, cq*, v*) are no
 * sizes, and nothing is nothing in any unit.
 */
const SIZE = /(?<![\w.-])-?(?!0+(?:\.0+)?[a-z])\d*\.?\d+(?:rem|px|ch|ex|pt|pc|in|[cm]m|lh)\b/i;

/** A weight or width of the typeface that the tokens do not have: a slow phone draws its letters anew. */
const CUT = /^font-(?:weight|stretch): (?!var\(|inherit|100%)/;

interface Finding {
  readonly name: string;
  readonly line: number;
  readonly text: string;
}

/** Blanks out what is no value, and keeps the lines. */
const blank = (css: string, pattern: RegExp): string =>
  css.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));

/**
 * Raw colours, durations, sizes and cuts of the typeface. What only one component measures is a custom
 * property of its own, with a comment before it that says why. What is inside a drawing is measured in
 * units of the drawing, which CSS also writes as px: those lines end in `/* units of the drawing *\/`.
 */
function findRaw(css: string, sizes = true): readonly Finding[] {
  const lines = css.split('\n');
  const values = [
    /\/\*[\s\S]*?\*\//g,
    /url\([^)]*\)|'[^'\n]*'|"[^"\n]*"/g,
    // Selectors and the heads of at-rules; then the names of properties.
    /[^{};]+\{/g,
    /[\w-]+\s*:(?=\s)/g,
  ].reduce(blank, css);
  const blanked = values.split('\n');
  return blanked.flatMap((text, index): readonly Finding[] => {
    const source = lines[index]?.trim() ?? '';
    const names = RULES.filter(({pattern}) => pattern.test(text)).map(({name}) => name);
    const explained =
      source.startsWith('--') &&
      blanked[index - 1]?.trim() === '' &&
      lines[index - 1]?.trimEnd().endsWith('*/');
    // The sheet of `@page`, where no variable is known.
    const isSheet = source.startsWith('size:');
    if (
      sizes &&
      SIZE.test(text) &&
      !isSheet &&
      !source.endsWith('/* units of the drawing */') &&
      !explained
    ) {
      names.push('size');
    }
    if (sizes && CUT.test(source)) names.push('cut');
    return [...new Set(names)].map((name) => ({name, line: index + 1, text: source}));
  });
}

const files = fs
  .readdirSync(STYLES, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .filter((file) => !EXEMPT.includes(file));

describe('the style sheets take colours, times, sizes and cuts from the tokens', () => {
  it.each(files)('%s', (file) => {
    const found = findRaw(fs.readFileSync(path.join(ROOT, file), 'utf8'), !PAGES.includes(file));
    expect(
      found,
      `${file}: valores fuera de los tokens. Use los de src/css/tokens.css (--ce-e* espacio, --ce-t-* letra, --ce-p-* peso, --ce-a-* anchura, --ce-f* líneas, --ce-medida* y --ce-columna* anchos); lo que mide solo este componente es una propiedad suya, con un comentario antes que dice por qué.`,
    ).toEqual([]);
  });
});

describe('a style sheet with raw values', () => {
  const bad = fs.readFileSync(path.join(ROOT, 'tests/fixtures/raw-values.css'), 'utf8');

  it('is reported value by value', () => {
    expect(findRaw(bad).map(({name, line}) => `${line} ${name}`)).toEqual([
      '4 color',
      '5 color',
      '6 color',
      '7 duration',
      '8 size',
      '10 color',
      '11 duration',
      '12 size',
      '13 size',
      '14 size',
      '15 size',
      '28 cut',
      '29 cut',
    ]);
  });
});
