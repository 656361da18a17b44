import {corner, field, n, paint, people, polar, type Point} from './lib/corner';

const TOPICS = 12;

/** Painted corner of the laboratory: its twelve topics stand in a ring around two people at work. */
export default function draw(): string {
  const centre: Point = [330, 284];
  const colors = [paint.amber, paint.coral, paint.blue, paint.plum, paint.green, paint.teal];
  const topics = Array.from({length: TOPICS}, (_, i) => polar(centre, 186, (i * 360) / TOPICS - 75));
  return corner(
    `<path d="M520 520H150L520 60z" fill="${paint.corner}"/>` +
      field(centre, 236, paint.ground) +
      `<circle cx="${n(centre[0])}" cy="${n(centre[1])}" r="186" fill="none" stroke="${paint.chalk}" stroke-opacity=".5" stroke-width="4"/>` +
      topics.map((at, i) => field(at, 30, colors[i % colors.length]!)).join('') +
      field(centre, 106, paint.chalk) +
      people([
        {at: [centre[0] - 48, centre[1] - 16], facing: 20, shirt: paint.coral},
        {at: [centre[0] + 46, centre[1] + 22], facing: 200, shirt: paint.amber},
      ]),
  );
}
