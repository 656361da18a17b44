import {field, ground, people, scene} from './lib/comic';
import {paint, polar, type Point} from './lib/paint';

const ROWS = [
  {radius: 208, seats: {luz: 158, omar: 122, ines: 90, rafa: 58}},
  {radius: 312, seats: {sara: 142, teacher: 116, cata: 92}},
] as const;

/** Painted corner of the webinar: a lit screen on the court, two rows turned toward it, one raised hand. */
export default function draw(): string {
  const centre: Point = [330, 128];
  const audience = ROWS.flatMap(({radius, seats}) =>
    (Object.entries(seats) as [keyof typeof seats, number][]).map(([who, degrees]) => {
      const seat = polar(centre, radius, degrees);
      return {
        who,
        at: seat,
        facing: degrees + 180,
        left: polar(seat, 52, degrees + 142),
        right: who === 'omar' ? polar(centre, radius - 102, degrees + 4) : polar(seat, 52, degrees + 218),
      };
    }),
  );
  const bars = [34, 58, 46, 82]
    .map(
      (height, i) =>
        `<path d="M${264 + i * 44} 172V${172 - height}" stroke="${[paint.teal, paint.amber, paint.coral, paint.blue][i]}" stroke-width="24"/>`,
    )
    .join('');
  return scene(
    field([348, 290], 338, ground.court),
    field([330, 104], 150, paint.amber),
    `<rect x="238" y="72" width="222" height="132" rx="12" fill="${paint.shadow}" fill-opacity=".22"/>`,
    `<rect x="220" y="54" width="222" height="132" rx="12" fill="${paint.chalk}"/>`,
    bars,
    `<path d="M240 172H422" stroke="${paint.ink}" stroke-width="4" stroke-linecap="round"/>`,
    people(audience),
  );
}
