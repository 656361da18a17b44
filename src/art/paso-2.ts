import {balloon, corner, field, panel, people} from './lib/comic';
import {paint} from './lib/paint';

/** Two children play the scene inside the circle; two classmates watch. */
export default function draw(): string {
  return panel(
    corner('M480 360H300L480 200z'),
    field([240, 214], 142, paint.blue),
    `<path d="M240 76V352" stroke="${paint.chalk}" stroke-width="4" stroke-dasharray="14 12"/>`,
    balloon([118, 62], [76, 40], [168, 150]),
    balloon([366, 66], [66, 36], [318, 152], paint.amber),
    people([
      {who: 'ana', at: [168, 216], facing: 0, left: [214, 164], right: [218, 246]},
      {who: 'dani', at: [314, 220], facing: 180, left: [268, 272], right: [272, 178]},
      {who: 'eli', at: [66, 296], facing: -24},
      {who: 'beto', at: [412, 300], facing: 205},
    ]),
  );
}
