import {dotted, field, ground, people, scene} from './lib/comic';
import {at, paint, polar, type Point} from './lib/paint';
import {ball} from './lib/people';

/**
 * Painted corner of the Colombian university: its five spaces, one person in each. In the order of
 * the page, clockwise from the top: a mirror, open arms, a painting, a ball, and silence.
 */
export default function draw(): string {
  const centre: Point = [264, 268];
  const colors = [paint.amber, paint.coral, paint.plum, paint.green, paint.blue];
  const spaces = colors.map((_, i) => polar(centre, 156, i * 72 - 90));
  const [self, feel, create, play, silence] = spaces as [Point, Point, Point, Point, Point];
  const from = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
  return scene(
    field(centre, 250, ground.court),
    dotted(spaces.map((space) => `M${at(centre)}L${at(space)}`).join('')),
    spaces.map((space, i) => field(space, 76, colors[i]!)).join(''),
    field(centre, 44, paint.chalk),
    `<ellipse cx="${self[0]}" cy="${self[1] + 34}" rx="34" ry="13" fill="${paint.chalk}" stroke="${paint.ink}" stroke-width="4"/>`,
    `<path d="M${at(from(create, -40, -48))}h62v40h-62z" fill="${paint.chalk}"/><path d="M${at(from(create, -30, -24))}q12-22 24 0t22-8" fill="none" stroke="${paint.coral}" stroke-width="7" stroke-linecap="round"/>`,
    `<circle cx="${silence[0]}" cy="${silence[1]}" r="56" fill="none" stroke="${paint.chalk}" stroke-width="5" stroke-dasharray="1 14" stroke-linecap="round"/>`,
    people([
      {who: 'cata', at: from(self, 0, -18), facing: 90, left: from(self, 40, 26), right: from(self, -40, 26)},
      {
        who: 'luz',
        at: from(feel, 0, 6),
        facing: -110,
        left: from(feel, -58, -16),
        right: from(feel, 52, -38),
        shirt: paint.chalk,
      },
      {who: 'sara', at: from(create, 2, 26), facing: -96, right: from(create, 8, -22)},
      {who: 'beto', at: from(play, -22, 12), facing: -20, left: from(play, 10, -40), shirt: paint.amber},
      {who: 'dani', at: silence, facing: 40, shirt: paint.plum},
    ]),
    `<g transform="translate(${at(from(play, 36, -26))})scale(.7)">${ball([0, 0])}</g>`,
  );
}
