import {field, ground, people, scene} from './lib/comic';
import {paint} from './lib/paint';

/** Scene of the second profile: from an open book, a scholar teaches three: one asks, one follows, one takes notes. */
export default function draw(): string {
  return scene(
    field([476, 74], 122, paint.plum),
    field([262, 286], 236, ground.court),
    field([262, 196], 108, paint.amber),
    people(
      [
        {who: 'luz', at: [262, 132], facing: 90, left: [320, 200], right: [204, 200], shirt: paint.teal},
        {who: 'omar', at: [114, 352], facing: -42, left: [150, 268], right: [186, 338]},
        {who: 'teacher', at: [262, 430], facing: -90, left: [224, 364], right: [300, 364]},
        {who: 'ines', at: [402, 346], facing: 222, left: [340, 330], right: [374, 288]},
      ],
      `<path d="M262 176Q232 160 196 172v72q36-12 66 4q30-16 66-4v-72q-36-12-66 4zM362 270l-44 40l26 30l44-40z" fill="${paint.chalk}"/>` +
        `<path d="M262 178v68M212 204h32M280 204h32" fill="none" stroke="${paint.ink}" stroke-width="5" stroke-linecap="round"/>`,
    ),
  );
}
