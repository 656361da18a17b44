import {color, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Family report: scales between two poles. */
export default function draw(): string {
  const rows = [
    [70, 96],
    [132, 108],
    [60, 88],
    [120, 102],
  ] as const;
  return sheet(
    ...rows.flatMap(([before, after], index) => {
      const y = 66 + index * 28;
      return [
        shape('rect', {x: 44, y: y - 5, width: 112, height: 10, rx: 5, fill: 'var(--ce-linea)'}),
        shape('circle', {
          cx: before,
          cy: y,
          r: 6,
          fill: 'var(--ce-papel)',
          stroke: color(index + 1),
          'stroke-width': 3,
        }),
        shape('circle', {cx: after, cy: y, r: 8.5, fill: color(index + 1)}),
      ];
    }),
  );
}
