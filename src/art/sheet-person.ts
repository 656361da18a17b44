import {bar, color, sheet, valueBar} from './lib/sheet';
import {shape} from './lib/svg';

/** Individual report: a person and a profile of bars. */
export default function draw(): string {
  return sheet(
    shape('circle', {cx: 62, cy: 72, r: 17, fill: color(2)}),
    bar(92, 62, 64, 1),
    bar(92, 76, 44),
    valueBar(5, 106, 84),
    valueBar(1, 122, 46),
    valueBar(4, 138, 96),
    valueBar(0, 154, 62),
  );
}
