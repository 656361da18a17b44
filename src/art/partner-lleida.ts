import {field, ground, people, scene} from './lib/comic';
import {at, paint, type Point} from './lib/paint';

/** A graduate's square cap on a head. */
const cap = (place: Point, turn: number): string =>
  `<g transform="translate(${at(place)})rotate(${turn})"><path d="M-30-30h60v60h-60z" fill="${paint.ink}" stroke="${paint.chalk}" stroke-width="3"/>` +
  `<path d="M0 0L-24 24v18" fill="none" stroke="${paint.amber}" stroke-width="5" stroke-linecap="round"/></g>`;

/** Painted corner of the Spanish university: in its cloister, four roofs round a court, a diploma goes from hand to hand. */
export default function draw(): string {
  return scene(
    field([484, 78], 126, paint.amber),
    `<path d="M34 34h460v460H34z" fill="${paint.coral}" stroke="${paint.chalk}" stroke-width="6" stroke-linejoin="round"/>`,
    // Rows of tiles, a ridge in the middle of each roof, and where two roofs meet.
    `<path d="M74 74h380v380H74z" fill="none" stroke="${paint.ink}" stroke-opacity=".14" stroke-width="70" stroke-dasharray="4 15"/>`,
    `<path d="M34 34l82 82M494 34l-82 82M494 494l-82-82M34 494l82-82" stroke="${paint.chalk}" stroke-width="5"/>`,
    `<path d="M116 116h296v296H116z" fill="${ground.court}" stroke="${paint.chalk}" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="M119 119h290v34H153v256h-34z" fill="${paint.shadow}" opacity=".3"/>`,
    // Columns of the walk.
    `<path d="M138 138h252v252H138z" fill="none" stroke="${paint.chalk}" stroke-width="13" stroke-linecap="round" stroke-dasharray="0 42"/>`,
    field([264, 264], 92, paint.blue),
    people([
      {who: 'teacher', at: [172, 262], facing: 2, left: [214, 222], right: [226, 280]},
      {who: 'luz', at: [356, 262], facing: 178, left: [302, 280], right: [314, 222], shirt: paint.teal},
      {who: 'omar', at: [264, 372], facing: -90, left: [224, 332], right: [304, 332], shirt: paint.amber},
    ]),
    `<path d="M226 280H302" stroke="${paint.chalk}" stroke-width="24"/><path d="M264 268v24M264 292l-10 26M264 292l10 26" stroke="${paint.coral}" stroke-width="9" stroke-linecap="round"/>`,
    cap([356, 262], 20),
    cap([264, 372], -52),
  );
}
