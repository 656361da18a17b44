import {bar, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Two applications side by side: pale before, full after. */
export default function draw(): string {
  const pairs = [
    [44, 70],
    [30, 52],
    [56, 64],
  ] as const;
  return sheet(
    ...pairs.flatMap(([before, after], index) => {
      const x = 48 + index * 38;
      return [
        shape('rect', {
          x,
          y: 142 - before,
          width: 14,
          height: before,
          rx: 4,
          fill: 'var(--ce-vida-f)',
          stroke: 'var(--ce-vida)',
          'stroke-width': 2,
        }),
        shape('rect', {x: x + 16, y: 142 - after, width: 14, height: after, rx: 4, fill: 'var(--ce-vida)'}),
      ];
    }),
    '<path d="M44 144H158" stroke="var(--ce-linea-fuerte)" stroke-width="2.5" stroke-linecap="round"/>',
    bar(44, 160, 86),
  );
}
