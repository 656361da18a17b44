import {bar, color, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** Dashboard with columns and two figures. */
export default function draw(): string {
  const columns = [34, 52, 26, 62, 44];
  return sheet(
    shape('rect', {x: 44, y: 50, width: 52, height: 30, rx: 6, fill: 'var(--ce-regulacion-f)'}),
    shape('rect', {x: 104, y: 50, width: 52, height: 30, rx: 6, fill: 'var(--ce-autocuidado-f)'}),
    bar(52, 62, 28, 1),
    bar(112, 62, 28, 1),
    ...columns.map((height, index) =>
      shape('rect', {x: 46 + index * 23, y: 162 - height, width: 16, height, rx: 4, fill: color(index)}),
    ),
    '<path d="M44 164H158" stroke="var(--ce-linea-fuerte)" stroke-width="2.5" stroke-linecap="round"/>',
  );
}
