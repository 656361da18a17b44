import {escapeMarkup} from '../../lib/markup';

/** Small parts that the drawings share. Coordinates have one decimal at most. */

export const r = (value: number): number => Math.round(value * 10) / 10;

export const svg = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">${parts.join('')}</svg>`;

type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? r(value) : value}"`)
    .join('');

/** An empty element; numbers are rounded. */
export const shape = (name: string, values: Attributes): string => `<${name}${attributes(values)}/>`;

/** A line of text. Its size comes from the class (`ui/Plot`), which enlarges it on phones. */
export const label = (x: number, y: number, text: string, values: Attributes = {}): string =>
  `<text x="${r(x)}" y="${r(y)}"${attributes({class: 'pl-label', fill: 'currentColor', ...values})}>${escapeMarkup(text)}</text>`;

/** Several dots as one path of round caps: a fraction of the markup of as many circles. */
export const dotsPath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `M${r(x)} ${r(y)}h0`).join('');

/** Paint of the court: it stays the same in the dark theme, as the court does. */
export const court = {
  chalk: '#f6faf5',
  ink: '#10282d',
  mint: '#7fd0d0',
  sky: '#a9bbff',
  leaf: '#a8d98f',
  coral: '#ff7384',
  rose: '#ff9aa6',
  amber: '#ffb627',
  pale: '#b9d4d0',
  blue: '#3f62c7',
  shadow: '#021a1e',
} as const;
