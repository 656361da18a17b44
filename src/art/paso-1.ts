import {cast, field, paint, panel, people} from './lib/comic';

/** Twenty cards on the painted circle; one hand picks one conflict. */
export default function draw(): string {
  const cards = Array.from({length: 20}, (_, index) => {
    const x = 150 + (index % 5) * 37;
    const y = 106 + Math.floor(index / 5) * 39;
    const chosen = index === 12;
    return `<rect x="${x}" y="${y}" width="29" height="31" rx="5" fill="${chosen ? paint.coral : paint.chalk}" stroke="${chosen ? paint.ink : 'none'}" stroke-width="${chosen ? 4 : 0}"/>`;
  }).join('');
  return panel(
    `<path d="M0 0H150L0 130z" fill="${paint.corner}"/>` +
      field(240, 182, 158, paint.amber) +
      cards +
      people([
        {x: 62, y: 214, facing: -6, ...cast.ana, right: [112, 262], left: [110, 172]},
        {x: 408, y: 110, facing: 158, ...cast.beto, left: [262, 196], right: [372, 62]},
        {x: 330, y: 326, facing: -112, ...cast.cata, left: [282, 296]},
      ]),
  );
}
