import {color, sheet, valueBar} from './lib/sheet';
import {shape} from './lib/svg';

/** Report about one person, with nobody around. */
export default function draw(): string {
  return sheet(
    shape('circle', {cx: 100, cy: 76, r: 24, fill: color(0)}),
    shape('circle', {
      cx: 100,
      cy: 76,
      r: 34,
      fill: 'none',
      stroke: 'var(--ce-linea-fuerte)',
      'stroke-width': 2.5,
      'stroke-dasharray': '1 7',
      'stroke-linecap': 'round',
    }),
    valueBar(0, 124, 78),
    valueBar(2, 140, 58),
    valueBar(3, 156, 90),
  );
}
