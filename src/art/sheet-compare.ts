import {bar, color, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Filters over rows of compared values. */
export default function draw(): string {
  const rows = [
    [64, 96, 128],
    [58, 108, 140],
    [76, 90, 118],
  ] as const;
  return sheet(
    shape('rect', {x: 44, y: 50, width: 34, height: 18, rx: 9, fill: color(5)}),
    shape('rect', {
      x: 83,
      y: 50,
      width: 34,
      height: 18,
      rx: 9,
      fill: 'none',
      stroke: 'var(--ce-linea-fuerte)',
      'stroke-width': 2,
    }),
    shape('rect', {
      x: 122,
      y: 50,
      width: 34,
      height: 18,
      rx: 9,
      fill: 'none',
      stroke: 'var(--ce-linea-fuerte)',
      'stroke-width': 2,
    }),
    ...rows.flatMap(([a, b, c], index) => {
      const y = 96 + index * 30;
      return [
        bar(44, y - 3, 112, 0.35),
        shape('circle', {cx: a, cy: y, r: 7.5, fill: color(1)}),
        shape('rect', {x: b - 7, y: y - 7, width: 14, height: 14, rx: 3, fill: color(2)}),
        shape('circle', {cx: c, cy: y, r: 7.5, fill: color(4)}),
      ];
    }),
  );
}
