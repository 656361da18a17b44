import {court, label, r, shape, svg} from './lib/svg';
import {bullyingByGrade, bullyingGrades} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const WIDTH = 760;
const ROW = 186;
const HEAD = 34;

/** Overview of a school: four behaviours by grade; the area of a circle is the share that reports it. */
export default function draw(): string {
  const indicators = indicatorsOf('bullying-test');
  const column = WIDTH / bullyingGrades.length;
  const x = (place: number): number => column * (place + 0.5);
  const head = bullyingGrades.map((grade, place) =>
    label(x(place), 20, grade, {class: 'pl-figure', 'text-anchor': 'middle'}),
  );
  const rows = indicators.map(({name}, index) => {
    const top = HEAD + index * ROW;
    const values = bullyingByGrade(index);
    const highest = Math.max(...values);
    const bubbles = values.map((value, place) => {
      const radius = r(Math.max(4, Math.sqrt(value) * 6.2));
      const isInside = radius >= 24;
      return [
        shape('circle', {cx: x(place) + 4, cy: top + 117, r: radius, fill: court.shadow, opacity: 0.35}),
        shape('circle', {
          cx: x(place),
          cy: top + 112,
          r: radius,
          fill: value === highest ? court.amber : court.mint,
        }),
        label(isInside ? x(place) : x(place) + radius + 10, top + 120, String(value), {
          class: 'pl-figure',
          ...(isInside ? {'text-anchor': 'middle', fill: court.ink} : {}),
        }),
      ].join('');
    });
    return [
      shape('path', {
        d: `M0 ${top}H${WIDTH}`,
        stroke: court.pale,
        'stroke-opacity': 0.35,
        'stroke-width': 1.5,
      }),
      label(2, top + 40, name),
      ...bubbles,
    ].join('');
  });
  return svg(WIDTH, HEAD + indicators.length * ROW, ...head, ...rows);
}
