import {court, label, r, shape, svg} from './lib/svg';
import {applicationsOf} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const WIDTH = 760;
const ROW = 61;
const EDGE = 12;
const x = (value: number): number => r(EDGE + (value / 100) * (WIDTH - 2 * EDGE));

/** Fourteen scales between two poles: hollow is the first application, solid the second. */
export default function draw(): string {
  const indicators = indicatorsOf('dinamicas-familiares');
  const values = applicationsOf('dinamicas-familiares');
  const rows = indicators.map(({name, poles}, index) => {
    const top = index * ROW;
    const y = top + 43;
    const {first, second} = values[index] ?? {first: 50, second: 50};
    return [
      label(EDGE - 8, top + 22, poles?.[0] ?? '', {
        class: 'pl-minor pl-wide',
        fill: 'var(--ce-sobre-patio-2)',
      }),
      label(WIDTH / 2, top + 22, name, {'text-anchor': 'middle'}),
      label(WIDTH - EDGE + 8, top + 22, poles?.[1] ?? '', {
        class: 'pl-minor pl-wide',
        fill: 'var(--ce-sobre-patio-2)',
        'text-anchor': 'end',
      }),
      shape('path', {
        d: `M${EDGE} ${y}H${WIDTH - EDGE}`,
        stroke: court.pale,
        'stroke-opacity': 0.35,
        'stroke-width': 10,
        'stroke-linecap': 'round',
      }),
      shape('path', {d: `M${WIDTH / 2} ${y - 5}v10`, stroke: court.chalk, 'stroke-width': 2}),
      shape('path', {d: `M${x(first)} ${y}H${x(second)}`, stroke: court.amber, 'stroke-width': 4}),
      shape('circle', {
        cx: x(first),
        cy: y,
        r: 7,
        fill: 'var(--ce-patio-2)',
        stroke: court.amber,
        'stroke-width': 3,
      }),
      shape('circle', {cx: x(second), cy: y, r: 9.5, fill: court.amber}),
    ].join('');
  });
  return svg(WIDTH, indicators.length * ROW + 6, ...rows);
}
