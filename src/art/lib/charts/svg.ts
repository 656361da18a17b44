import {escapeMarkup} from '../../../lib/markup';

/** Small helpers of the charts: SVG as text with presentation attributes and rounded numbers. */

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One decimal, so that drawings stay short and the same on every machine. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** One element; attributes without value are left out. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeMarkup(value!)}"`)
    .join('');
  return children ? `<${name}${list}>${children}</${name}>` : `<${name}${list}/>`;
}

/** Text at a point, in the body face. */
export function label(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element(
    'text',
    {x, y, fill: 'var(--ce-tinta)', 'font-size': 16, 'font-weight': 500, ...attributes},
    escapeMarkup(text),
  );
}

/** Text at a point, in the weight and width of the figures. */
export const figure = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  label(x, y, text, {'font-size': 26, 'font-weight': 800, 'font-stretch': '75%', ...attributes});

/** The drawing itself, ready for `Art`. */
export const drawing = (width: number, height: number, content: string): string =>
  `<svg viewBox="0 0 ${round(width)} ${round(height)}">${content}</svg>`;
