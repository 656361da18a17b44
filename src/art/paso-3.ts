import {corner, field, panel, people} from './lib/comic';
import {paint, polar, round} from './lib/paint';

/** Seven painted discs in an arc, one for each emotion; the child points at one. */
export default function draw(): string {
  const colors = [paint.coral, paint.chalk, paint.blue, paint.amber, paint.plum, paint.green, paint.teal];
  const discs = colors.map((color, index) => {
    const [x, y] = polar([240, 252], 182, 180 + index * 30).map(round);
    const ring =
      index === 2
        ? `<circle cx="${x}" cy="${y}" r="45" fill="none" stroke="${paint.amber}" stroke-width="7"/>`
        : '';
    return `${ring}<circle cx="${x}" cy="${y}" r="31" fill="${color}" stroke="${paint.chalk}" stroke-width="5"/>`;
  });
  return panel(
    corner('M0 360H190L0 214z'),
    field([240, 392], 150, paint.gold),
    ...discs,
    people([{who: 'ana', at: [240, 262], facing: -98, left: [178, 146], right: [292, 214]}]),
  );
}
