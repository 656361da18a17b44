import {scaleX} from './lib/reports';
import {label, r, shape, svg} from './lib/svg';
import {applicationsOf, byChange} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'dinamicas-familiares';
const WIDTH = 760;
const ROW = 92;
/** Scales in the sample: the six that moved most. */
const SHOWN = 6;

/** A family's report: the scales that moved most between two applications, each with its two poles. */
export default function draw(): string {
  const indicators = indicatorsOf(TOOL);
  const values = applicationsOf(TOOL);
  const rows = byChange(values)
    .slice(0, SHOWN)
    .map((index, place) => {
      const {first, second} = values[index]!;
      const {name, poles, color} = indicators[index]!;
      const top = place * ROW;
      const y = top + 42;
      const paint = `var(--ce-${color})`;
      return [
        label(WIDTH / 2, top + 20, name, {'text-anchor': 'middle', 'font-weight': '700'}),
        shape('path', {
          d: `M12 ${y}H${WIDTH - 12}`,
          stroke: 'var(--ce-linea)',
          'stroke-width': 14,
          'stroke-linecap': 'round',
        }),
        shape('path', {
          d: `M${WIDTH / 2} ${y - 7}v14`,
          stroke: 'var(--ce-linea-fuerte)',
          'stroke-width': 2.5,
        }),
        shape('path', {d: `M${scaleX(first)} ${y}H${scaleX(second)}`, stroke: paint, 'stroke-width': 5}),
        shape('circle', {
          cx: scaleX(first),
          cy: y,
          r: 9,
          fill: 'var(--ce-papel)',
          stroke: paint,
          'stroke-width': 4,
        }),
        shape('circle', {cx: scaleX(second), cy: y, r: 12, fill: paint}),
        label(4, r(y + 30), poles?.[0] ?? '', {class: 'pl-minor', fill: 'var(--ce-tinta-2)'}),
        label(WIDTH - 4, r(y + 30), poles?.[1] ?? '', {
          class: 'pl-minor',
          fill: 'var(--ce-tinta-2)',
          'text-anchor': 'end',
        }),
      ].join('');
    });
  return svg(WIDTH, SHOWN * ROW, ...rows);
}
