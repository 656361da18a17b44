import {type Point} from './lib/paint';
import {people} from './lib/people';
import {closedRing, court, radar} from './lib/ronda';

const centre: Point = [340, 340];

/** Last slide: the closed ronda alone, on whatever ground the slide has. */
export default function draw(): string {
  return `<svg viewBox="0 0 680 680">${court(centre)}${radar(centre)}${people(closedRing(centre))}</svg>`;
}
