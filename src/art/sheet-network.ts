import {bar, color, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Group report with a small network. */
export default function draw(): string {
  const nodes = [
    [70, 82, 9, 5],
    [104, 66, 14, 0],
    [138, 88, 9, 2],
    [122, 122, 11, 4],
    [82, 124, 9, 3],
  ] as const;
  return sheet(
    '<path d="M70 82L104 66L138 88L122 122L82 124zM104 66L122 122M70 82L122 122" fill="none" stroke="var(--ce-linea-fuerte)" stroke-width="2.5"/>',
    ...nodes.map(([cx, cy, r, index]) =>
      shape('circle', {cx, cy, r, fill: color(index), stroke: 'var(--ce-papel)', 'stroke-width': 3}),
    ),
    bar(44, 152, 110),
    bar(44, 166, 80),
  );
}
