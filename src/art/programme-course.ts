import {corner, field, paint, people} from './lib/corner';

/** Painted corner of the university course: an open book on the court and who reads it. */
export default function draw(): string {
  const lines = [0, 1, 2, 3, 4]
    .map((i) => `M214 ${206 + i * 34}H${i === 4 ? 268 : 296}M350 ${206 + i * 34}H${i === 3 ? 402 : 432}`)
    .join('');
  return corner(
    `<path d="M520 520H60L520 118z" fill="${paint.ground}"/>` +
      `<path d="M520 520H330L520 354z" fill="${paint.corner}"/>` +
      `<path d="M60 520L520 118" stroke="${paint.chalk}" stroke-width="6"/>` +
      field([520, 0], 176, paint.amber) +
      `<path d="M202 190h264v216H202z" fill="${paint.shadow}" fill-opacity=".22"/>` +
      `<path d="M180 164q72-26 143 0q71-26 143 0V386q-72-26-143 0q-71-26-143 0z" fill="${paint.chalk}" stroke="${paint.chalk}" stroke-width="10" stroke-linejoin="round"/>` +
      `<path d="${lines}" transform="translate(0 -18)" stroke="${paint.ink}" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="M323 164V386" stroke="${paint.teal}" stroke-width="6"/>` +
      `<path d="M408 152v74l-16-14-16 14v-78z" fill="${paint.coral}"/>` +
      people([{at: [322, 462], facing: -90, shirt: paint.blue}], 1.15),
  );
}
