import type {Point} from './lib/paint';
import {people} from './lib/people';
import {closedRing, court, radar} from './lib/ronda';

const centre: Point = [326, 326];

/** Foot of every page: the circle is closed, nobody is left out, and nobody is cut by an edge. */
export default function draw(): string {
  return (
    '<svg viewBox="0 0 652 652">' + court(centre) + radar(centre) + people(closedRing(centre)) + '</svg>'
  );
}
