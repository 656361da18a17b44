import {corner, field, n, paint, people, polar, type Point} from './lib/corner';

/** Painted corner of the international network: people around the court, tied to one another. */
export default function draw(): string {
  const centre: Point = [356, 290];
  const places = [-8, 36, 82, 128, 172, 216, 262, 308].map((degrees) => ({
    at: polar(centre, 168, degrees),
    facing: degrees + 180,
  }));
  const ties = places.flatMap(({at: [x1, y1]}, i) =>
    [2, 3].map((step) => {
      const [x2, y2] = places[(i + step) % places.length]!.at;
      return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
    }),
  );
  const shirts = [
    paint.coral,
    paint.amber,
    paint.green,
    paint.chalk,
    paint.plum,
    paint.amber,
    paint.blue,
    paint.teal,
  ];
  return corner(
    field([520, 20], 150, paint.blue) +
      field(centre, 222, paint.ground) +
      `<path d="${ties.join('')}" stroke="${paint.chalk}" stroke-opacity=".55" stroke-width="3"/>` +
      field(centre, 46, paint.amber) +
      people(places.map((place, i) => ({...place, shirt: shirts[i]!}))),
  );
}
