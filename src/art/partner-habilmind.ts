import {field, ground, people, scene} from './lib/comic';
import {at, paint, polar, round, type Point} from './lib/paint';

/** Painted corner of the assessment platform: two teachers read one report, and one points at a student. */
export default function draw(): string {
  const centre: Point = [300, 140];
  const ring = (radius: number | readonly number[]): string =>
    `M${[0, 1, 2, 3, 4, 5]
      .map((i) => at(polar(centre, typeof radius === 'number' ? radius : radius[i]!, i * 60 - 90)))
      .join('L')}z`;
  const strip = [0, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8]
    .map((place, i, all) => {
      const stacked = all.slice(0, i).filter((other) => other === place).length;
      return `M${round(228 + place * 18)} ${300 - stacked * 17}h0`;
    })
    .join('');
  return scene(
    field([494, 74], 122, paint.amber),
    field([324, 320], 314, ground.court),
    `<rect x="218" y="64" width="212" height="290" rx="14" fill="${paint.shadow}" fill-opacity=".2"/>`,
    `<rect x="194" y="44" width="212" height="290" rx="14" fill="${paint.chalk}"/>`,
    `<g fill="none" stroke="${paint.ink}" stroke-width="2"><path d="${ring(38)}" stroke-opacity=".2"/><path d="${ring(72)}" stroke-opacity=".45"/></g>`,
    `<path d="${ring([55, 42, 59, 38, 63, 48])}" fill="${paint.teal}" fill-opacity=".22" stroke="${paint.teal}" stroke-width="5" stroke-linejoin="round"/>`,
    `<g fill="none" stroke-linecap="round"><path d="M216 314H384" stroke="${paint.ink}" stroke-width="3"/>` +
      `<path d="${strip}" stroke="${paint.blue}" stroke-width="14"/><path d="M228 300h0" stroke="${paint.coral}" stroke-width="14"/></g>`,
    people([
      {who: 'sara', at: [130, 386], facing: -48, left: [150, 316], right: [216, 312]},
      {who: 'rafa', at: [408, 426], facing: -112, left: [352, 340], right: [446, 360], shirt: paint.coral},
    ]),
  );
}
