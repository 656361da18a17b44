import {paint, type Point} from './lib/paint';
import {people} from './lib/people';
import {closedRing, court, radar} from './lib/ronda';

const centre: Point = [480, 520];

/** Foot of every page: the circle is closed, nobody is left out. */
export default function draw(): string {
  return (
    '<svg viewBox="-250 60 1060 560" preserveAspectRatio="xMaxYMin slice">' +
    // It leaves by the side alone: on phones the drawing stands under the text, and a top edge would show.
    `<circle cx="826" cy="262" r="168" fill="${paint.blue}" stroke="${paint.chalk}" stroke-width="6"/>` +
    `<path d="M1300 1500H520L1300 700z" fill="${paint.shadow}" fill-opacity=".3"/>` +
    court(centre) +
    radar(centre) +
    people(closedRing(centre)) +
    '</svg>'
  );
}
