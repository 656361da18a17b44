import {court, label, r, shape, svg} from './lib/svg';
import {applicationsOf, cedByCourse} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'competencias-emocionales-docentes';
const WIDTH = 760;
const ROW = 110;
const EDGE = 20;
const x = (value: number): number => r(EDGE + (value / 100) * (WIDTH - 2 * EDGE));

const signs = [
  (cx: number, cy: number): string => shape('circle', {cx, cy, r: 13, fill: court.mint}),
  (cx: number, cy: number): string =>
    shape('path', {d: `M${cx} ${r(cy - 14)}L${r(cx + 15)} ${r(cy + 12)}H${r(cx - 15)}z`, fill: court.amber}),
  (cx: number, cy: number): string =>
    shape('rect', {x: cx - 12, y: cy - 12, width: 24, height: 24, rx: 3, fill: court.sky}),
] as const;

/** Dashboard: six indicators from 0 to 100, three courses with a sign each and the school's mean. */
export default function draw(): string {
  const indicators = indicatorsOf(TOOL);
  const means = applicationsOf(TOOL);
  const rows = indicators.map(({name}, index) => {
    const y = index * ROW + 58;
    const courses = (cedByCourse[index] ?? []).map((value, place) => signs[place]?.(x(value), y) ?? '');
    return [
      label(EDGE - 14, y - 30, name),
      shape('path', {
        d: `M${EDGE} ${y}H${WIDTH - EDGE}`,
        stroke: court.pale,
        'stroke-opacity': 0.5,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
      shape('path', {
        d: `M${x(means[index]?.first ?? 0)} ${y - 18}v36`,
        stroke: court.chalk,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
      ...courses,
    ].join('');
  });
  const foot = indicators.length * ROW + 24;
  const scale = [0, 50, 100].map((value) =>
    label(x(value), foot, String(value), {
      class: 'pl-minor',
      fill: 'var(--ce-sobre-patio-2)',
      'text-anchor': 'middle',
    }),
  );
  return svg(WIDTH, foot + 8, ...rows, ...scale);
}
