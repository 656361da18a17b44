import {paint as paints, round as n, type Point} from './paint';

/**
 * Parts of the painted corners beside a page's title: colour fields with a white line that bleed off
 * an edge, and people from above.
 */
export const paint = {...paints, ground: 'var(--ce-patio)', corner: 'var(--ce-patio-2)'} as const;

export {polar} from './paint';
export {n, type Point};

/** A round field with its line. */
export const field = ([x, y]: Point, radius: number, color: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${color}" stroke="${paint.chalk}" stroke-width="6"/>`;

/** Hair of the people, in turn. */
const HAIR = ['#1c1413', '#38231a', '#241815', '#120d0c', '#5a3622', '#2b1b15'] as const;

export interface Figure {
  readonly at: Point;
  /** Where the person looks, in degrees clockwise from the right. */
  readonly facing: number;
  readonly shirt: string;
}

/** People from above: one flat shadow group first, so that overlapping shadows do not double. */
export function people(figures: readonly Figure[], scale = 1): string {
  const shadows = figures
    .map(({at: [x, y]}) => `M${n(x)} ${n(y)}l${n(34 * scale)} ${n(27 * scale)}`)
    .join('');
  const bodies = figures
    .map(
      ({at: [x, y], facing, shirt}, i) =>
        `<g transform="translate(${n(x)} ${n(y)})rotate(${n(facing)})scale(${scale})">` +
        `<path d="M0-26V26" stroke="${shirt}" stroke-width="38" stroke-linecap="round"/>` +
        `<circle r="27" fill="${HAIR[i % HAIR.length]}"/>` +
        `<path d="M6-17Q-4-22-14-14" stroke="#fff" stroke-opacity=".16" stroke-width="4" fill="none" stroke-linecap="round"/></g>`,
    )
    .join('');
  return `<path d="${shadows}" stroke="${paint.shadow}" stroke-opacity=".2" stroke-width="${n(50 * scale)}" stroke-linecap="round"/>${bodies}`;
}

/** The drawing: 520 by 520, anchored to the right edge. */
export const corner = (content: string): string =>
  `<svg viewBox="0 0 520 520" preserveAspectRatio="xMaxYMid slice">${content}</svg>`;
