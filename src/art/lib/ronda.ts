import type {CompetenceId} from '../../data/types';
import {mark} from './marks';
import {at, paint, polar, round, type Point} from './paint';
import {looks, type Arm, type Person} from './people';

/** The circle game from above: an amber ring, the radar of the six competences, the people around. */

/** Distance of the people and of their joined hands to the centre of the ring. */
const PEOPLE = 262;
const HANDS = 258;
export const RING = 316;
export const FLOOR = 186;

/** The competences around the radar in the order of the law, clockwise from the top, with the mark's paint. */
const axes: readonly (readonly [CompetenceId, string, number])[] = [
  ['conciencia', paint.gold, 72],
  ['autonomia', paint.coral, 92.8],
  ['regulacion', paint.blue, 62.6],
  ['sociales', paint.plum, 76.6],
  ['vida', paint.green, 83.5],
  ['autocuidado', paint.teal, 99.8],
];
const angleOf = (index: number): number => -90 + 60 * index;

const ring = (centre: Point, radius: number): string => {
  const corners = axes.map((_, index) => at(polar(centre, radius, angleOf(index))));
  return `M${corners.join('L')}z`;
};

/** Amber ring with its white lines and the chalk floor in the middle. */
export const court = ([x, y]: Point): string => {
  const place = `cx="${round(x)}" cy="${round(y)}"`;
  return (
    `<circle ${place} r="${RING}" fill="${paint.amber}" stroke="${paint.chalk}" stroke-width="7"/>` +
    `<circle ${place} r="${FLOOR}" fill="${paint.chalk}"/>`
  );
};

/** The radar painted on the floor, with a mark at the end of each axis. */
export function radar(centre: Point): string {
  const values = axes.map(([, , value], index) => polar(centre, value, angleOf(index)));
  const spokes = axes.map((_, index) => `M${at(centre)}L${at(polar(centre, 116, angleOf(index)))}`).join('');
  return (
    `<g fill="none" stroke="${paint.ink}" stroke-width="2"><path d="${ring(centre, 39.4)}${ring(centre, 77.7)}${spokes}" stroke-opacity=".18"/>` +
    `<path d="${ring(centre, 116)}" stroke-opacity=".42"/></g>` +
    `<path d="M${values.map(at).join('L')}z" fill="#0e545c" fill-opacity=".2" stroke="#0e545c" stroke-width="5" stroke-linejoin="round"/>` +
    values
      .map((point) => `<path d="M${at(point)}h0" stroke="#0e545c" stroke-width="12" stroke-linecap="round"/>`)
      .join('') +
    axes.map(([id, color], index) => mark(id, polar(centre, 149, angleOf(index)), 36, color)).join('')
  );
}

/** The six, hand in hand, looking at the centre. */
export function closedRing(centre: Point): Person[] {
  return looks.map((look, index) => {
    const angle = 60 * index;
    const hand = (turn: number): Arm => ({hand: polar(centre, HANDS, angle + turn)});
    return {...look, at: polar(centre, PEOPLE, angle), facing: angle + 180, arms: [hand(30), hand(-30)]};
  });
}
