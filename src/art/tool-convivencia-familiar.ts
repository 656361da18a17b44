import {arc} from 'd3-shape';

import {court, label, r, shape, svg} from './lib/svg';
import {applicationsOf} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const CENTER = [380, 326] as const;
const INNER = 96;
const OUTER = 282;
const radiusOf = (value: number): number => INNER + (value / 100) * (OUTER - INNER);

const wedge = (inner: number, outer: number, start: number, end: number): string =>
  (
    arc<null>()
      .innerRadius(inner)
      .outerRadius(outer)
      .startAngle(start)
      .endAngle(end)
      .padAngle(0.035)
      .padRadius(OUTER)
      .cornerRadius(8)(null) ?? ''
  ).replace(/-?\d+\.\d+/g, (number) => String(r(Number(number))));

/** A head seen from above. */
const person = (x: number, y: number, size: number, shoulders: string, head: string): string =>
  [
    shape('rect', {
      x: x - size * 1.25,
      y: y - size * 0.62,
      width: size * 2.5,
      height: size * 1.24,
      rx: size * 0.62,
      fill: shoulders,
    }),
    shape('circle', {cx: x, cy: y, r: size * 0.72, fill: head}),
  ].join('');

/** A family's eleven indicators as a ronda: a bar each, its end the second application, a white line the first. */
export default function draw(): string {
  const indicators = indicatorsOf('convivencia-familiar');
  const values = applicationsOf('convivencia-familiar');
  const step = (Math.PI * 2) / indicators.length;
  const bars = indicators.map((_, index) => {
    const {first, second} = values[index] ?? {first: 0, second: 0};
    const [start, end] = [step * (index - 0.5), step * (index + 0.5)];
    const angle = step * index - Math.PI / 2;
    return [
      shape('path', {d: wedge(INNER, OUTER, start, end), fill: court.shadow, 'fill-opacity': 0.35}),
      shape('path', {
        d: wedge(INNER, radiusOf(second), start, end),
        fill: index % 3 === 0 ? court.mint : index % 3 === 1 ? court.sky : court.leaf,
      }),
      shape('path', {
        d: wedge(radiusOf(first) - 3, radiusOf(first) + 3, start, end),
        fill: court.chalk,
        stroke: court.ink,
        'stroke-width': 1.5,
      }),
      label(Math.cos(angle) * (OUTER + 24), Math.sin(angle) * (OUTER + 24) + 7, String(index + 1), {
        class: 'pl-figure',
        'text-anchor': 'middle',
      }),
    ].join('');
  });
  const family = [
    shape('circle', {cx: 0, cy: 0, r: INNER - 12, fill: court.amber, stroke: court.chalk, 'stroke-width': 6}),
    person(-30, -22, 25, '#9c2f70', '#5b3a29'),
    person(32, -20, 25, court.blue, court.ink),
    person(2, 36, 19, '#e5475b', '#8a5a3c'),
  ].join('');
  return svg(760, 652, `<g transform="translate(${CENTER[0]} ${CENTER[1]})">${bars.join('')}${family}</g>`);
}
