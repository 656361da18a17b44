import {corner, field, paint, people} from './lib/corner';

/** Painted corner of the families' training: adults and children around one table, seen from above. */
export default function draw(): string {
  const plate = (x: number, y: number, color: string): string =>
    `<circle cx="${x}" cy="${y}" r="26" fill="${paint.chalk}"/><circle cx="${x}" cy="${y}" r="14" fill="${color}"/>`;
  return corner(
    field([520, 20], 150, paint.blue) +
      `<path d="M86 560V290L312 96L538 290V560z" fill="${paint.ground}" stroke="${paint.chalk}" stroke-width="6" stroke-linejoin="round"/>` +
      people(
        [
          {at: [318, 196], facing: 90, shirt: paint.coral},
          {at: [468, 338], facing: 180, shirt: paint.blue},
        ],
        1.05,
      ) +
      people(
        [
          {at: [176, 346], facing: 0, shirt: paint.green},
          {at: [322, 474], facing: -90, shirt: paint.plum},
        ],
        0.82,
      ) +
      `<circle cx="338" cy="352" r="100" fill="${paint.shadow}" opacity=".2"/>` +
      field([322, 336], 98, paint.amber) +
      plate(322, 274, paint.coral) +
      plate(384, 338, paint.blue) +
      plate(260, 338, paint.green) +
      plate(322, 400, paint.plum),
  );
}
