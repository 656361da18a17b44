import {field, ground, people, scene} from './lib/comic';
import {at, paint, type Point} from './lib/paint';

/** A graduate's square cap on a head. */
const cap = (place: Point, turn: number): string =>
  `<g transform="translate(${at(place)})rotate(${turn})"><path d="M-30-30h60v60h-60z" fill="${paint.ink}" stroke="${paint.chalk}" stroke-width="3"/>` +
  `<path d="M0 0L-24 24v18" fill="none" stroke="${paint.amber}" stroke-width="5" stroke-linecap="round"/></g>`;

/** Painted corner of the Spanish university: in its cloister, a diploma goes from hand to hand. */
export default function draw(): string {
  return scene(
    field([480, 60], 130, paint.amber),
    `<rect x="30" y="56" width="456" height="430" rx="20" fill="${ground.corner}" stroke="${paint.chalk}" stroke-width="6"/>`,
    `<rect x="98" y="122" width="320" height="298" rx="10" fill="${ground.court}" stroke="${paint.chalk}" stroke-width="6"/>`,
    `<rect x="64" y="90" width="388" height="362" fill="none" stroke="${paint.chalk}" stroke-width="20" stroke-dasharray="0 46.9" stroke-linecap="round"/>`,
    `<path d="M98 122L418 420M418 122L98 420" stroke="${paint.chalk}" stroke-opacity=".4" stroke-width="4"/>`,
    field([258, 271], 92, paint.coral),
    people([
      {who: 'teacher', at: [160, 262], facing: 4, left: [196, 212], right: [246, 276]},
      {who: 'luz', at: [350, 262], facing: 176, left: [274, 272], right: [314, 210], shirt: paint.teal},
      {who: 'omar', at: [256, 388], facing: -90, left: [206, 346], right: [306, 346], shirt: paint.amber},
    ]),
    `<path d="M228 292L292 262" stroke="${paint.chalk}" stroke-width="18"/><path d="M257 267l9 20" stroke="${paint.blue}" stroke-width="7"/>`,
    cap([350, 262], 20),
    cap([256, 388], -52),
  );
}
