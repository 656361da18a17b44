import {field, ground, people, scene} from './lib/comic';
import {paint} from './lib/paint';

/** Scene of the second profile: from an open book, a scholar teaches three who listen. */
export default function draw(): string {
  return scene(
    field([476, 64], 122, paint.plum),
    field([262, 286], 236, ground.court),
    `<path d="M96 400A200 200 0 0 0 428 400" fill="none" stroke="${paint.chalk}" stroke-opacity=".5" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 18"/>`,
    field([262, 196], 108, paint.amber),
    people(
      [
        {who: 'luz', at: [262, 124], facing: 90, left: [320, 200], right: [204, 200], shirt: paint.teal},
        {who: 'rafa', at: [114, 352], facing: -42},
        {who: 'teacher', at: [262, 430], facing: -90, left: [222, 364]},
        {who: 'ines', at: [412, 352], facing: 222},
      ],
      `<path d="M262 176Q232 160 196 172v72q36-12 66 4q30-16 66-4v-72q-36-12-66 4z" fill="${paint.chalk}"/>` +
        `<path d="M262 178v68M210 190q20-5 38 1M210 210q20-5 38 1M276 191q20-6 38-1M276 211q20-6 38-1" fill="none" stroke="${paint.ink}" stroke-width="5" stroke-linecap="round"/>`,
    ),
  );
}
