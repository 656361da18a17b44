import {field, ground, people, scene} from './lib/comic';
import {paint} from './lib/paint';

/** Scene of the first profile: a specialist and two teachers read a report at one table. */
export default function draw(): string {
  return scene(
    field([470, 74], 122, paint.teal),
    field([262, 286], 236, ground.court),
    field([262, 290], 120, paint.amber),
    people(
      [
        {who: 'sara', at: [262, 128], facing: 90, left: [318, 210], right: [232, 232], shirt: paint.coral},
        {who: 'omar', at: [130, 362], facing: -24, left: [194, 300], right: [214, 372]},
        {who: 'ines', at: [396, 362], facing: 204, left: [316, 374], right: [330, 300]},
      ],
      `<rect x="198" y="216" width="130" height="152" rx="4" fill="${paint.chalk}"/>` +
        `<path d="M222 344v-34M250 344v-62M278 344v-46M304 344v-84" stroke="${paint.teal}" stroke-width="15"/>` +
        `<path d="M220 240h46" stroke="${paint.ink}" stroke-width="7" stroke-linecap="round"/>`,
    ),
  );
}
