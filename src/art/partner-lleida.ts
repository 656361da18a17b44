import {field, ground, people, scene} from './lib/comic';
import {at, paint, type Point} from './lib/paint';

/** A graduate's square cap on a head. */
const cap = (place: Point, turn: number): string =>
  `<g transform="translate(${at(place)})rotate(${turn})"><path d="M-30-30h60v60h-60z" fill="${paint.ink}" stroke="${paint.chalk}" stroke-width="3"/>` +
  `<path d="M0 0L-24 24v18" fill="none" stroke="${paint.amber}" stroke-width="5" stroke-linecap="round"/></g>`;

/** The four sides of a court, each a row of arches that open to the walk around it. */
const arcade = (x: number, y: number, side: number, count: number): string => {
  const span = side / count;
  const row = (dx: number, dy: number): string => `a1 1 0 0 1 ${dx} ${dy}`.repeat(count);
  return `M${x} ${y}${row(span, 0)}${row(0, span)}${row(-span, 0)}${row(0, -span)}z`;
};

/** Painted corner of the Spanish university: in its cloister, a diploma goes from hand to hand. */
export default function draw(): string {
  const garth = arcade(108, 108, 312, 6);
  return scene(
    field([480, 60], 130, paint.amber),
    `<rect x="34" y="34" width="460" height="460" rx="16" fill="${ground.corner}" stroke="${paint.chalk}" stroke-width="6"/>`,
    `<path d="${garth}" fill="${paint.shadow}" opacity=".3" transform="translate(12 10)"/>`,
    `<path d="${garth}" fill="${ground.court}" stroke="${paint.chalk}" stroke-width="7" stroke-linejoin="round"/>`,
    // Columns where the arches meet.
    `<rect x="108" y="108" width="312" height="312" fill="none" stroke="${paint.chalk}" stroke-width="20" stroke-linecap="round" stroke-dasharray="0 52"/>`,
    field([264, 264], 104, paint.coral),
    people([
      {who: 'teacher', at: [154, 262], facing: 2, left: [206, 222], right: [222, 280]},
      {who: 'luz', at: [374, 262], facing: 178, left: [306, 280], right: [322, 222], shirt: paint.teal},
      {who: 'omar', at: [264, 396], facing: -90, left: [220, 346], right: [308, 346], shirt: paint.amber},
    ]),
    `<path d="M224 280H304" stroke="${paint.chalk}" stroke-width="24"/><path d="M264 268v24M264 292l-10 26M264 292l10 26" stroke="${paint.blue}" stroke-width="9" stroke-linecap="round"/>`,
    cap([374, 262], 20),
    cap([264, 396], -52),
  );
}
