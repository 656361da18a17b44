import {balloon, cast, field, paint, people} from './lib/comic';

/** Painted corner of the programmes: two people in dialogue on the court, seen from above. */
export default function draw(): string {
  return (
    '<svg viewBox="0 0 520 520" preserveAspectRatio="xMaxYMid slice">' +
    `<path d="M520 520H96L520 150z" fill="${paint.ground}"/>` +
    `<path d="M520 520H330L520 354z" fill="${paint.corner}"/>` +
    `<path d="M96 520L520 150" stroke="${paint.chalk}" stroke-width="6"/>` +
    `<circle cx="552" cy="178" r="94" fill="${paint.blue}" stroke="${paint.chalk}" stroke-width="6"/>` +
    field(388, 350, 118, paint.amber) +
    balloon(292, 190, 84, 48, 336, 274, paint.coral) +
    `<path d="M250 180H334M250 200H308" stroke="${paint.chalk}" stroke-width="8" stroke-linecap="round"/>` +
    people([
      {x: 330, y: 352, facing: 0, ...cast.eli, left: [372, 306], right: [388, 366]},
      {x: 450, y: 356, facing: 180, ...cast.beto, left: [408, 402], right: [390, 362]},
    ]) +
    '</svg>'
  );
}
