import {cast, field, paint, panel, people} from './lib/comic';

/** A line that starts in a tangle and ends in a calm wave; the child walks it to the circle. */
export default function draw(): string {
  return panel(
    `<path d="M480 0H300L480 150z" fill="${paint.corner}"/>` +
      field(372, 208, 116, paint.green) +
      field(372, 208, 74, paint.green, 4) +
      `<path d="M22 236L46 104L68 316L94 84L118 296L142 128L160 262C170 316 186 176 206 204S240 246 258 226" fill="none" stroke="${paint.coral}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>` +
      people([
        {x: 372, y: 208, facing: 90, ...cast.ana, left: [398, 258], right: [346, 258]},
        {x: 262, y: 70, facing: 48, ...cast.teacher, left: [322, 92], right: [272, 130]},
      ]),
  );
}
