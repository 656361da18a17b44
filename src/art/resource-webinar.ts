import {corner, field, n, paint, people, polar, type Point} from './lib/corner';

/** Painted corner of the webinar: a lit screen on the court and rows of people turned toward it. */
export default function draw(): string {
  const centre: Point = [372, 132];
  const shirts = [paint.coral, paint.amber, paint.green, paint.plum, paint.blue, paint.teal];
  const rows = [
    {radius: 216, places: [132, 108, 84, 60]},
    {radius: 308, places: [138, 120, 102, 84, 66]},
  ];
  const audience = rows.flatMap(({radius, places}, row) =>
    places.map((degrees, i) => ({
      at: polar(centre, radius, degrees),
      facing: degrees + 180,
      shirt: shirts[(i * 2 + row) % shirts.length]!,
    })),
  );
  const arcs = [262]
    .map((radius) => {
      const [x1, y1] = polar(centre, radius, 16);
      const [x2, y2] = polar(centre, radius, 164);
      return `M${n(x1)} ${n(y1)}A${radius} ${radius} 0 0 1 ${n(x2)} ${n(y2)}`;
    })
    .join('');
  const bars = [34, 58, 46, 82]
    .map(
      (height, i) =>
        `<path d="M${304 + i * 44} 230V${230 - height}" stroke="${[paint.teal, paint.amber, paint.coral, paint.blue][i]}" stroke-width="24"/>`,
    )
    .join('');
  return corner(
    field(centre, 366, paint.ground) +
      field(centre, 150, paint.amber) +
      `<path d="${arcs}" fill="none" stroke="${paint.chalk}" stroke-opacity=".5" stroke-width="4"/>` +
      `<rect x="278" y="130" width="222" height="132" rx="12" fill="${paint.shadow}" fill-opacity=".22"/>` +
      `<rect x="260" y="112" width="222" height="132" rx="12" fill="${paint.chalk}"/>` +
      bars +
      `<path d="M280 230H462" stroke="${paint.ink}" stroke-width="4" stroke-linecap="round"/>` +
      people(audience, 0.82),
  );
}
