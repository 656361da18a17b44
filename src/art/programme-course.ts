import {field, ground, people, scene} from './lib/comic';
import {paint} from './lib/paint';

/** Painted corner of the university course: two hands hold the open book. */
export default function draw(): string {
  const book = 'q68-24 136 0q68-24 136 0V350q-68-24-136 0q-68-24-136 0z';
  const lines = [0, 1, 2, 3, 4]
    .map((i) => `M172 ${176 + i * 34}H${i === 4 ? 226 : 252}M308 ${176 + i * 34}H${i === 3 ? 350 : 388}`)
    .join('');
  return scene(
    field([478, 70], 118, paint.amber),
    field([332, 372], 322, ground.court),
    `<path d="M164 158${book}" fill="${paint.shadow}" fill-opacity=".22"/>`,
    `<path d="M144 134${book}" fill="${paint.chalk}" stroke="${paint.chalk}" stroke-width="10" stroke-linejoin="round"/>`,
    `<path d="${lines}" stroke="${paint.ink}" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="M280 134V350" stroke="${paint.teal}" stroke-width="6"/>`,
    `<path d="M372 122v74l-16-14-16 14v-78z" fill="${paint.coral}"/>`,
    people([{who: 'omar', size: 1.5, at: [280, 448], facing: -90, left: [164, 306], right: [396, 306]}]),
  );
}
