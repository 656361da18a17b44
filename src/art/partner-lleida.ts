import {corner, field, n, paint, people} from './lib/corner';

/** Painted corner of the Spanish university: a cloister seen from above, people at its centre. */
export default function draw(): string {
  const columns = Array.from({length: 9}, (_, i) => 170 + i * 40).flatMap((place) =>
    [104, 424].map((edge) => [place, edge] as const),
  );
  const dots = columns
    .flatMap(([place, edge]) => [
      [place, edge + 26],
      [edge + 66, place - 40],
    ])
    .map(([x, y]) => `<circle cx="${n(x!)}" cy="${n(y!)}" r="9" fill="${paint.chalk}"/>`)
    .join('');
  return corner(
    field([520, 0], 170, paint.amber) +
      `<rect x="112" y="72" width="436" height="436" rx="20" fill="${paint.corner}" stroke="${paint.chalk}" stroke-width="6"/>` +
      `<rect x="208" y="168" width="244" height="244" rx="10" fill="${paint.ground}" stroke="${paint.chalk}" stroke-width="6"/>` +
      dots +
      `<path d="M208 168L452 412M452 168L208 412" stroke="${paint.chalk}" stroke-opacity=".4" stroke-width="4"/>` +
      field([330, 290], 78, paint.coral) +
      people(
        [
          {at: [330, 240], facing: 90, shirt: paint.amber},
          {at: [374, 314], facing: 210, shirt: paint.blue},
          {at: [284, 314], facing: -30, shirt: paint.green},
        ],
        0.85,
      ),
  );
}
