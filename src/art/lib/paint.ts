/**
 * Fixed paints of the court drawings. The court keeps its paint in dark mode (only its ground,
 * `var(--ce-patio)`, darkens), and skin and hair have no token: hence values, in this one place.
 */
export const paint = {
  chalk: '#f6faf5',
  ink: '#10282d',
  amber: '#ffb627',
  coral: '#e5475b',
  blue: '#3f62c7',
  green: '#4c8b37',
  plum: '#9c2f70',
  teal: '#0f8a8f',
  gold: '#f5a300',
  shadow: '#021a1e',
} as const;

export type Point = readonly [x: number, y: number];

/** One decimal at most, without a trailing zero: drawings travel in the page's HTML. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

/** `12 34.5` */
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Point at a distance and an angle (degrees, clockwise from the right) of another. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
}
