import {field, ground, people, scene} from './lib/comic';
import {paint} from './lib/paint';

/** Painted corner of the families' training: at one table, a dish goes from hand to hand. */
export default function draw(): string {
  const dish = (x: number, y: number, radius: number, color: string): string =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" stroke="${paint.chalk}" stroke-width="9"/>`;
  return scene(
    field([470, 70], 118, paint.blue),
    `<path d="M56 600V236L288 40L580 287V600z" fill="${ground.court}" stroke="${paint.chalk}" stroke-width="6" stroke-linejoin="round"/>`,
    `<circle cx="304" cy="340" r="92" fill="${paint.shadow}" opacity=".2"/>`,
    field([288, 324], 92, paint.amber),
    dish(288, 372, 15, paint.plum),
    dish(338, 316, 15, paint.blue),
    people([
      {who: 'luz', at: [300, 180], facing: 100, right: [240, 244], left: [336, 250]},
      {who: 'ana', at: [138, 306], facing: -8, left: [204, 270], right: [208, 330], shirt: paint.green},
      {who: 'cata', at: [280, 450], facing: -90, left: [252, 394], right: [316, 394], shirt: paint.plum},
      {who: 'omar', at: [440, 322], facing: 180, left: [370, 364], right: [366, 290]},
    ]),
    dish(220, 256, 24, paint.coral),
  );
}
