import {dotted, field, ground, scene} from './lib/comic';
import {at, paint, polar, type Point} from './lib/paint';
import {drawSpaces, spaces} from './lib/spaces';

/** Painted corner of the Colombian university: its five spaces, clockwise from the top. */
export default function draw(): string {
  const middle: Point = [264, 268];
  const placed = spaces.map((space, i) => ({space, centre: polar(middle, 156, i * 72 - 90)}));
  return scene(
    field(middle, 250, ground.court),
    dotted(placed.map(({centre}) => `M${at(middle)}L${at(centre)}`).join('')),
    field(middle, 44, paint.chalk),
    drawSpaces(placed),
  );
}
