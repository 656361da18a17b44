import {bar, color, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Manual: numbered steps. */
export default function draw(): string {
  return sheet(
    ...[0, 1, 2, 3].flatMap((step) => {
      const y = 64 + step * 28;
      return [
        shape('circle', {cx: 55, cy: y, r: 9.5, fill: color(step + 2)}),
        bar(76, y - 7, 80, 1),
        bar(76, y + 4, 54),
      ];
    }),
    '<path d="M55 74v8M55 102v8M55 130v8" stroke="var(--ce-linea-fuerte)" stroke-width="2.5" stroke-linecap="round"/>',
  );
}
