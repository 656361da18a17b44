import {bar, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Video tutorial. */
export default function draw(): string {
  return sheet(
    shape('rect', {x: 44, y: 52, width: 112, height: 72, rx: 10, fill: 'var(--ce-patio)'}),
    shape('circle', {cx: 100, cy: 88, r: 20, fill: 'var(--ce-accion)'}),
    '<path d="M94 78v20l16-10z" fill="var(--ce-sobre-accion)"/>',
    bar(44, 142, 112, 1),
    bar(44, 156, 72),
  );
}
