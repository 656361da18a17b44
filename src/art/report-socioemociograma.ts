import {note} from './lib/reports';
import {layOutClass} from './lib/sociogram';
import {label, r, shape, svg} from './lib/svg';

const WIDTH = 700;
const STEP = 35;

/** Group report: each student of the class over the number of times that others choose them. */
export default function draw(): string {
  const students = layOutClass();
  const most = Math.max(...students.map(({chosen}) => chosen));
  const columns = Array.from({length: most + 1}, (_, count) =>
    students.filter(({chosen}) => chosen === count),
  );
  const tallest = Math.max(...columns.map(({length}) => length));
  const base = (tallest + 1) * STEP + 20;
  const width = WIDTH / columns.length;
  const parts = columns.map((column, count) => {
    const cx = width * (count + 0.5);
    const dots = column.map(({role}, row) => {
      const cy = base - 20 - row * STEP;
      const fill =
        role === 'leader'
          ? 'var(--ce-accion)'
          : role === 'unchosen'
            ? 'var(--ce-autonomia)'
            : 'var(--ce-autocuidado)';
      return [
        role === 'unchosen' &&
          shape('circle', {
            cx,
            cy,
            r: 15.5,
            fill: 'none',
            stroke: 'var(--ce-autonomia)',
            'stroke-width': 2.5,
            'stroke-dasharray': '1 5',
            'stroke-linecap': 'round',
          }),
        shape('circle', {
          cx,
          cy,
          r: role === 'unchosen' ? 9.5 : 14,
          fill,
          ...(role === 'leader' ? {stroke: 'var(--ce-accion-canto)', 'stroke-width': 2.5} : {}),
        }),
      ]
        .filter(Boolean)
        .join('');
    });
    const number = {0: 3, 1: 1, [most]: 2}[count];
    const top = base - 20 - column.length * STEP - 4;
    return (
      dots.join('') +
      (number ? note(number, cx, top - 5, 36) : '') +
      label(cx, base + 30, String(count), {class: 'pl-figure', 'text-anchor': 'middle'})
    );
  });
  return svg(
    WIDTH,
    base + 44,
    shape('path', {d: `M0 ${r(base)}H${WIDTH}`, stroke: 'var(--ce-linea-fuerte)', 'stroke-width': 2}),
    ...parts,
  );
}
