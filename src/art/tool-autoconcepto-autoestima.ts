import {court, label, r, shape, svg} from './lib/svg';
import {dotsOf, sampleStudentOf} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'autoconcepto-autoestima';
const WIDTH = 760;
const ROW = 110;
const EDGE = 26;
const x = (value: number): number => r(EDGE + (value / 100) * (WIDTH - 2 * EDGE));

/** The middle half of the class: first and third quarter of its values. */
function middleHalf(index: number): readonly [number, number] {
  const values = dotsOf(TOOL, index).sort((a, b) => a - b);
  return [values[Math.floor(values.length / 4)] ?? 0, values[Math.floor((values.length * 3) / 4)] ?? 0];
}

/**
 * Values of a student over the middle half of the class, without a line between them: it would cross the names. The sincerity scale stands apart: it says
 * how to read the rest and grades nobody.
 */
export default function draw(): string {
  const rows = indicatorsOf(TOOL).map((indicator, index) => ({indicator, index}));
  const isSincerity = ({indicator}: (typeof rows)[number]): boolean =>
    indicator.id === 'escala-de-sinceridad';
  const ordered = [...rows.filter((row) => !isSincerity(row)), ...rows.filter(isSincerity)];
  const student = sampleStudentOf(TOOL);
  const y = (place: number): number => place * ROW + 62 + (place === ordered.length - 1 ? 34 : 0);

  const parts = ordered.map(({index}, place) => {
    const [from, to] = middleHalf(index);
    return [
      shape('path', {
        d: `M${EDGE} ${y(place)}H${WIDTH - EDGE}`,
        stroke: court.pale,
        'stroke-opacity': 0.4,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
      shape('path', {
        d: `M${x(from)} ${y(place)}H${x(to)}`,
        stroke: court.mint,
        'stroke-opacity': 0.55,
        'stroke-width': 26,
        'stroke-linecap': 'round',
      }),
    ].join('');
  });
  const dots = ordered.map(({index}, place) =>
    place < ordered.length - 1
      ? shape('circle', {
          cx: x(student[index] ?? 0),
          cy: y(place),
          r: 15,
          fill: court.amber,
          stroke: court.ink,
          'stroke-width': 3,
        })
      : shape('rect', {
          x: x(student[index] ?? 0) - 13,
          y: y(place) - 13,
          width: 26,
          height: 26,
          rx: 4,
          fill: court.chalk,
          stroke: court.ink,
          'stroke-width': 3,
        }),
  );
  const rule = y(ordered.length - 1) - 84;
  return svg(
    WIDTH,
    r(y(ordered.length - 1) + 34),
    ...parts,
    shape('path', {
      d: `M0 ${rule}H${WIDTH}`,
      stroke: court.chalk,
      'stroke-width': 2.5,
      'stroke-dasharray': '2 9',
      'stroke-linecap': 'round',
    }),
    ...dots,
    ...ordered.map(({indicator}, place) => label(EDGE - 20, y(place) - 30, indicator.name)),
  );
}
