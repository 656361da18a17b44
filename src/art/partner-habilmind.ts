import {corner, field, n, paint, people, polar, type Point} from './lib/corner';

/** Painted corner of the assessment platform: a report lies on the court, with six axes and a strip. */
export default function draw(): string {
  const centre: Point = [318, 236];
  const ring = (radius: number | readonly number[]): string =>
    `M${[0, 1, 2, 3, 4, 5]
      .map((i) => polar(centre, typeof radius === 'number' ? radius : radius[i]!, i * 60 - 90))
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L')}z`;
  const strip = [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8]
    .map((place, i, all) => {
      const stacked = all.slice(0, i).filter((other) => other === place).length;
      return `<circle cx="${n(252 + place * 16.4)}" cy="${n(396 - stacked * 15)}" r="6" fill="${paint.blue}"/>`;
    })
    .join('');
  return corner(
    `<path d="M520 520H60L520 118z" fill="${paint.ground}"/>` +
      `<path d="M520 520H330L520 354z" fill="${paint.corner}"/>` +
      `<path d="M60 520L520 118" stroke="${paint.chalk}" stroke-width="6"/>` +
      field([520, 0], 190, paint.amber) +
      `<rect x="246" y="158" width="212" height="290" rx="14" fill="${paint.shadow}" fill-opacity=".2"/>` +
      `<rect x="212" y="130" width="212" height="290" rx="14" fill="${paint.chalk}"/>` +
      `<g fill="none" stroke="${paint.ink}" stroke-width="2"><path d="${ring(40)}" stroke-opacity=".2"/><path d="${ring(76)}" stroke-opacity=".45"/></g>` +
      `<path d="${ring([58, 44, 62, 40, 66, 50])}" fill="${paint.teal}" fill-opacity=".22" stroke="${paint.teal}" stroke-width="5" stroke-linejoin="round"/>` +
      `<path d="M240 404H396" stroke="${paint.ink}" stroke-width="3" stroke-linecap="round"/>` +
      `<path d="M308 350V404" stroke="${paint.ink}" stroke-width="3"/>` +
      strip +
      people([
        {at: [466, 470], facing: -140, shirt: paint.coral},
        {at: [160, 470], facing: -40, shirt: paint.amber},
      ]),
  );
}
