import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STYLES = path.join(ROOT, 'src');

/** The tokens themselves, and paper, whose ink is black whatever the palette. */
const EXEMPT = ['src/css/tokens.css', 'src/css/print.css'];

const NAMED =
  'white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|gold|navy|teal|olive|maroon|lime|aqua|fuchsia|crimson|coral|tomato|ivory|beige|brown|cyan|magenta|indigo|violet|turquoise|(?:dark|light)(?:gr[ae]y|blue|green|red)';

const RULES: readonly {readonly name: string; readonly pattern: RegExp}[] = [
  {name: 'color', pattern: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i},
  {name: 'color', pattern: new RegExp(`(?<![\\w-])(?:${NAMED})(?![\\w-])`, 'i')},
  // `0s` is no time at all.
  {name: 'duration', pattern: /(?<![\w.-])(?!0m?s\b)\d*\.?\d+m?s\b/i},
];

interface Finding {
  readonly name: string;
  readonly line: number;
  readonly text: string;
}

/** Blanks out what is no value, and keeps the lines. */
const blank = (css: string, pattern: RegExp): string =>
  css.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));

/**
 * Raw colours, raw durations, and type in pixels. Text inside a drawing is measured in units of the
 * drawing, which CSS also writes as px: those rules carry `/* units of the drawing *\/`.
 */
function findRaw(css: string): readonly Finding[] {
  const units = [...css.matchAll(/font-size:\s*[\d.]+px;\s*\/\* units of the drawing \*\//g)].map(
    ({index}) => css.slice(0, index).split('\n').length,
  );
  const values = [
    /\/\*[\s\S]*?\*\//g,
    /url\([^)]*\)|'[^'\n]*'|"[^"\n]*"/g,
    // Selectors and the heads of at-rules; then the names of properties.
    /[^{};]+\{/g,
    /[\w-]+\s*:(?=\s)/g,
  ].reduce(blank, css);
  return values.split('\n').flatMap((text, index): readonly Finding[] => {
    const line = index + 1;
    const source = css.split('\n')[index]?.trim() ?? '';
    const names = RULES.filter(({pattern}) => pattern.test(text)).map(({name}) => name);
    if (/^font(?:-size)?:.*\dpx/.test(source) && !units.includes(line)) names.push('type in px');
    return [...new Set(names)].map((name) => ({name, line, text: source}));
  });
}

const files = fs
  .readdirSync(STYLES, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .filter((file) => !EXEMPT.includes(file));

describe('the style sheets take colours, times and type sizes from the tokens', () => {
  it.each(files)('%s', (file) => {
    expect(findRaw(fs.readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([]);
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
      '8 type in px',
      '10 color',
      '11 duration',
    ]);
  });
});
