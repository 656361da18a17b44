import {balloon, field, ground, people} from './lib/comic';
import {paint} from './lib/paint';

/** Painted corner of the programmes: two people in dialogue on the court, seen from above. */
export default function draw(): string {
  return (
    '<svg viewBox="0 0 520 520" preserveAspectRatio="xMaxYMid slice">' +
    `<path d="M520 520H96L520 150z" fill="${ground.court}"/>` +
    `<path d="M520 520H330L520 354z" fill="${ground.corner}"/>` +
    `<path d="M96 520L520 150" stroke="${paint.chalk}" stroke-width="6"/>` +
    field([552, 178], 94, paint.blue) +
    field([388, 350], 118, paint.amber) +
    balloon([292, 190], [84, 48], [336, 274], paint.coral, paint.chalk) +
    people([
      {who: 'eli', at: [330, 352], facing: 0, left: [372, 306], right: [388, 366]},
      {who: 'beto', at: [450, 356], facing: 180, left: [408, 402], right: [390, 362]},
    ]) +
    '</svg>'
  );
}
