import {bar, color, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Theory: an idea and its paragraphs. */
export default function draw(): string {
  return sheet(
    shape('circle', {cx: 68, cy: 78, r: 22, fill: color(2)}),
    shape('circle', {cx: 90, cy: 78, r: 22, fill: color(3), 'fill-opacity': 0.85}),
    bar(122, 66, 34, 1),
    bar(122, 80, 26),
    bar(44, 118, 112),
    bar(44, 132, 100),
    bar(44, 146, 112),
    bar(44, 160, 60),
  );
}
