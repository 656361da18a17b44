import {curveLinearClosed, lineRadial} from 'd3-shape';

import {competenceIds, mark} from './lib/marks';
import {r, shape, svg} from './lib/svg';
import {competenceRadar} from './lib/synthetic';

const CENTER = 210;
const RADIUS = 138;
const ANGLE = (Math.PI * 2) / 6;

const point = (index: number, value: number): readonly [number, number] => [
  CENTER + Math.sin(index * ANGLE) * RADIUS * (value / 100),
  CENTER - Math.cos(index * ANGLE) * RADIUS * (value / 100),
];
const ring = (values: readonly number[]): string =>
  (
    lineRadial<number>()
      .angle((_, index) => index * ANGLE)
      .radius((value) => (value / 100) * RADIUS)
      .curve(curveLinearClosed)([...values]) ?? ''
  ).replace(/-?\d+\.\d+(e-\d+)?/g, (number) => String(r(Number(number))));

/** The six competences of Ley 2491 in two applications; each axis ends in its mark. */
export default function draw(): string {
  const grid = [25, 50, 75, 100].map((value) =>
    shape('path', {
      d: ring(Array(6).fill(value)),
      fill: 'none',
      stroke: value === 100 ? 'var(--ce-linea-fuerte)' : 'var(--ce-linea)',
      'stroke-width': 1.5,
    }),
  );
  const axes = competenceIds.map((_, index) => {
    const [x, y] = point(index, 100);
    return shape('path', {
      d: `M0 0L${r(x - CENTER)} ${r(y - CENTER)}`,
      stroke: 'var(--ce-linea)',
      'stroke-width': 1.5,
    });
  });
  const dots = competenceIds.map((id, index) => {
    const [x, y] = point(index, competenceRadar.second[index] ?? 0);
    return shape('circle', {
      cx: x,
      cy: y,
      r: 5.5,
      fill: `var(--ce-${id})`,
      stroke: `var(--ce-${id}-t)`,
      'stroke-width': 1.5,
    });
  });
  const marks = competenceIds.map((id, index) => {
    const [x, y] = point(index, 128);
    return mark(id, [x, y], 38);
  });
  return svg(
    420,
    420,
    `<g transform="translate(${CENTER} ${CENTER})">`,
    ...grid,
    ...axes,
    shape('path', {
      d: ring(competenceRadar.first),
      fill: 'none',
      stroke: 'var(--ce-tinta-3)',
      'stroke-width': 2.5,
      'stroke-dasharray': '3 6',
    }),
    shape('path', {
      d: ring(competenceRadar.second),
      fill: 'var(--ce-autocuidado)',
      'fill-opacity': 0.18,
      stroke: 'var(--ce-autocuidado)',
      'stroke-width': 3.5,
      'stroke-linejoin': 'round',
    }),
    '</g>',
    ...dots,
    ...marks,
  );
}
