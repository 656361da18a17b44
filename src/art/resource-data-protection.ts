import {corner, field, paint, people} from './lib/corner';

/** Painted corner of data protection: the shelter of the sixth mark over a group of people. */
export default function draw(): string {
  return corner(
    field([520, 0], 150, paint.amber) +
      `<path d="M96 540V330a212 212 0 0 1 424 0V540H424V330a116 116 0 0 0-232 0V540z" fill="${paint.teal}" stroke="${paint.chalk}" stroke-width="6"/>` +
      `<path d="M195 540V330a113 113 0 0 1 226 0V540z" fill="${paint.ground}"/>` +
      people(
        [
          {at: [308, 290], facing: 90, shirt: paint.amber},
          {at: [262, 392], facing: -50, shirt: paint.coral},
          {at: [356, 398], facing: 220, shirt: paint.blue},
          {at: [308, 490], facing: -90, shirt: paint.green},
        ],
        0.85,
      ),
  );
}
