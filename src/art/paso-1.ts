import {corner, field, panel, people} from './lib/comic';
import {paint} from './lib/paint';

/** Twenty cards on the painted circle; one hand picks one conflict. */
export default function draw(): string {
  const cards = Array.from({length: 20}, (_, index) => {
    const x = 150 + (index % 5) * 37;
    const y = 106 + Math.floor(index / 5) * 39;
    const look =
      index === 12 ? `fill="${paint.coral}" stroke="${paint.ink}" stroke-width="4"` : `fill="${paint.chalk}"`;
    return `<rect x="${x}" y="${y}" width="29" height="31" rx="5" ${look}/>`;
  });
  return panel(
    corner('M0 0H150L0 130z'),
    field([240, 182], 158, paint.amber),
    ...cards,
    people([
      {who: 'ana', at: [62, 214], facing: -6, right: [112, 262], left: [110, 172]},
      {who: 'beto', at: [408, 110], facing: 158, right: [372, 62], left: [262, 196]},
      {who: 'cata', at: [326, 302], facing: -112, left: [276, 270]},
    ]),
  );
}
