import {bar, color, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Group report: dots of a class over a scale. */
export default function draw(): string {
  const stacks = [1, 2, 4, 5, 3, 4, 2, 1];
  return sheet(
    ...stacks.flatMap((height, column) =>
      Array.from({length: height}, (_, row) =>
        shape('circle', {
          cx: 50 + column * 14.5,
          cy: 126 - row * 14,
          r: 5.5,
          fill: color(column < 3 ? 2 : column < 6 ? 5 : 4),
        }),
      ),
    ),
    '<path d="M44 138H158" stroke="var(--ce-linea-fuerte)" stroke-width="2.5" stroke-linecap="round"/>',
    bar(44, 154, 96),
    bar(44, 167, 66),
  );
}
