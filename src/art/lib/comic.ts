import {paint, polar, round, type Point} from './paint';
import {ADULT, looks, people as drawPeople, type Arm, type HairStyle} from './people';

/** Parts of every scene with people: the cast, panels of the comic strip, corners of pages, balloons and painted marks. */

/** Grounds that follow the colour mode; the rest of the paint does not. */
export const ground = {court: 'var(--ce-patio)', corner: 'var(--ce-patio-2)'} as const;

/** The same children in every panel, so that the story can be followed, and the grown-ups of the school. */
export const cast = {
  ana: looks[0],
  beto: looks[1],
  cata: looks[2],
  dani: looks[3],
  eli: looks[4],
  teacher: {...looks[5], style: 'parted', shirt: paint.chalk, size: ADULT},
  luz: {skin: '#c98d55', hair: '#241815', style: 'ponytail', shirt: paint.coral, size: ADULT},
  omar: {skin: '#5f3b24', hair: '#120d0c', style: 'parted', shirt: paint.blue, size: ADULT},
  ines: {skin: '#efc79d', hair: '#8a827c', style: 'ponytail', shirt: paint.plum, size: ADULT},
  rafa: {skin: '#8d5534', hair: '#2b1b15', style: 'curls', shirt: paint.green, size: ADULT},
  sara: {skin: '#e3b27c', hair: '#5a3622', style: 'band', shirt: paint.teal, size: ADULT},
} as const satisfies Record<
  string,
  {skin: string; hair: string; style: HairStyle; shirt: string; size?: number}
>;

interface Figure {
  readonly who: keyof typeof cast;
  readonly at: Point;
  /** Where the person looks, in degrees clockwise from the right. */
  readonly facing: number;
  /** Where each hand is; a hand left out stays by the body. */
  readonly left?: Point;
  readonly right?: Point;
  /** Another shirt, where theirs has the colour of the floor. */
  readonly shirt?: string;
  /** Nearer to the eye than the others of the cast. */
  readonly size?: number;
}

/** Elbows bend a little outward, so that an arm never reads as a stick. */
const arm = (hand: Point | undefined): Arm | undefined => hand && {hand, bend: 4, spread: 12};

export const people = (figures: readonly Figure[], lying = ''): string =>
  drawPeople(
    figures.map(({who, left, right, ...place}) => ({...cast[who], ...place, arms: [arm(left), arm(right)]})),
    lying,
  );

/** A circle painted on the court, with its white line. */
export const field = ([x, y]: Point, radius: number, fill: string, line = 6): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${paint.chalk}" stroke-width="${line}"/>`;

/** Speech balloon: an ellipse with its tail toward who speaks, and two lines of writing. */
export function balloon(
  [x, y]: Point,
  [rx, ry]: Point,
  speaker: Point,
  fill: string = paint.chalk,
  writing: string = paint.ink,
): string {
  const toward = (Math.atan2(speaker[1] - y, speaker[0] - x) * 180) / Math.PI;
  const [a, b] = [-20, 20].map((turn) => polar([0, 0], 0.9, toward + turn)) as [Point, Point];
  const edge = ([ex, ey]: Point): string => `${round(x + ex * rx)} ${round(y + ey * ry)}`;
  return (
    `<path d="M${edge(a)}L${speaker[0]} ${speaker[1]}L${edge(b)}z" fill="${fill}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>` +
    `<path d="M${round(x - rx / 2)} ${y - 9}h${rx}M${round(x - rx / 2)} ${y + 9}h${round(rx * 0.7)}" stroke="${writing}" stroke-width="7" stroke-linecap="round"/>`
  );
}

/** Dotted path painted on the floor. */
export const dotted = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${paint.chalk}" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 18"/>`;

/** Darker corner of a court: the points of a triangle. */
export const corner = (d: string): string => `<path d="${d}" fill="${ground.corner}"/>`;

/** 25 px of the 32 under the buttons of a phone 390 px wide. */
export const AIR = 36;

/**
 * The drawing beside a page's title, 520 by 520 with air around it, always shown whole: it stands at the
 * foot and at the right edge of its box, and only what reaches beyond those two edges is cut. A field keeps
 * 20 units from every edge of the view box or bleeds by an eighth of its breadth; nothing grazes an edge.
 * Above, on a phone, is the air under the buttons: a field may rise by `AIR` units into it.
 */
export const scene = (...content: readonly string[]): string =>
  `<svg viewBox="-16 -18 568 568" preserveAspectRatio="xMaxYMax meet" overflow="visible">${content.join('')}</svg>`;

/** The court of a scene: all that lies below a line from the foot, `left` of it, up to the right. */
export const slope = (left: number, rise = 0.94): string =>
  `<path d="M${left} 560L900 ${round(560 - (900 - left) * rise)}V560z" fill="${ground.court}" stroke="${paint.chalk}" stroke-width="6"/>` +
  `<path d="M720 560H290L720 154z" fill="${ground.corner}"/>`;

/** A panel of the strip, 480 by 360, on the court. */
export const panel = (...content: readonly string[]): string =>
  `<svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice"><rect width="480" height="360" fill="${ground.court}"/>${content.join('')}</svg>`;
