import {corner, field, n, paint, people, polar, type Point} from './lib/corner';

/** Painted corner of the Colombian university: five round spaces on one court. */
export default function draw(): string {
  const centre: Point = [344, 276];
  const colors = [paint.amber, paint.coral, paint.plum, paint.green, paint.blue];
  const spaces = colors.map((color, i) => ({color, at: polar(centre, 148, i * 72 - 90)}));
  const paths = spaces.map(({at: [x, y]}) => `M${n(centre[0])} ${n(centre[1])}L${n(x)} ${n(y)}`).join('');
  return corner(
    `<path d="M520 520H150L520 60z" fill="${paint.corner}"/>` +
      field(centre, 240, paint.ground) +
      `<path d="${paths}" stroke="${paint.chalk}" stroke-width="6" stroke-dasharray="1 15" stroke-linecap="round"/>` +
      spaces.map(({color, at}) => field(at, 74, color)).join('') +
      field(centre, 50, paint.chalk) +
      people(
        [
          {at: spaces[0]!.at, facing: 90, shirt: paint.coral},
          {at: [spaces[1]!.at[0], spaces[1]!.at[1] - 26], facing: 90, shirt: paint.blue},
          {at: [spaces[1]!.at[0], spaces[1]!.at[1] + 30], facing: -90, shirt: paint.amber},
          {at: spaces[2]!.at, facing: 200, shirt: paint.amber},
          {at: [spaces[3]!.at[0] - 22, spaces[3]!.at[1] - 10], facing: 20, shirt: paint.coral},
          {at: [spaces[3]!.at[0] + 34, spaces[3]!.at[1] + 16], facing: 200, shirt: paint.chalk},
        ],
        0.72,
      ),
  );
}
