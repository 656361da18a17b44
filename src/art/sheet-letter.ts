import {bar, color, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Communication template: a letter with blanks to fill in. */
export default function draw(): string {
  const blank = (x: number, y: number, width: number): string =>
    shape('rect', {
      x,
      y,
      width,
      height: 12,
      rx: 4,
      fill: 'var(--ce-conciencia-f)',
      stroke: 'var(--ce-conciencia)',
      'stroke-width': 1.5,
      'stroke-dasharray': '3 3',
    });
  return sheet(
    bar(44, 56, 40, 1),
    blank(90, 53, 66),
    bar(44, 78, 112),
    bar(44, 92, 96),
    blank(44, 106, 54),
    bar(104, 109, 52),
    bar(44, 128, 84),
    shape('circle', {cx: 140, cy: 152, r: 14, fill: color(1)}),
    '<path d="M133 152l5 5 9-10" fill="none" stroke="var(--ce-papel)" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>',
  );
}
