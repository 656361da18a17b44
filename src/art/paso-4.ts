import {corner, field, panel, people} from './lib/comic';
import {paint} from './lib/paint';

/** A line that starts in a tangle grows calm until it reaches the child; an adult is near. */
export default function draw(): string {
  return panel(
    corner('M480 0H300L480 150z'),
    field([372, 208], 116, paint.green),
    field([372, 208], 74, paint.green, 4),
    `<path d="M22 236L46 104L68 316L94 84L118 296L142 128L160 262C170 316 186 176 206 204S240 246 258 226" fill="none" stroke="${paint.coral}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>`,
    people([
      {who: 'ana', at: [372, 208], facing: 90, left: [398, 258], right: [346, 258]},
      {who: 'teacher', at: [262, 70], facing: 48, left: [322, 92], right: [272, 130]},
    ]),
  );
}
