import {court, fluid, label, percent, shape} from './lib/svg';
import {applicationsOf} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

/** Of a row in pixels: a name stands nearer to its own scale than to the one over it. */
const ROW = 50;
/** More for poles under their scale: letters of a name and its poles that no phone has room for in one line. */
const MORE = 18;
const ONE_LINE = 40;
/** Room at the ends for the dots. */
const x = (value: number): string => percent(1.5 + value * 0.97);

/** Fourteen scales between two poles: hollow is the first application, solid the second. */
export default function draw(): string {
  const indicators = indicatorsOf('dinamicas-familiares');
  const values = applicationsOf('dinamicas-familiares');
  const pole = {class: 'pl-minor', fill: 'var(--ce-sobre-patio-2)'};
  let foot = 0;
  const rows = indicators.map(({name, poles = ['', '']}, index) => {
    const top = foot;
    const y = top + 31;
    const under = [name, ...poles].join('').length > ONE_LINE ? MORE + 18 : 0;
    foot += ROW + (under && MORE);
    const {first, second} = values[index] ?? {first: 50, second: 50};
    const line = (from: number, to: number, paint: string, width: number, values = {}): string =>
      shape('line', {x1: x(from), y1: y, x2: x(to), y2: y, stroke: paint, 'stroke-width': width, ...values});
    return [
      label(0, top + 15 + under, poles[0], pole),
      label('50%', top + 15, name, {'text-anchor': 'middle'}),
      label('100%', top + 15 + under, poles[1], {...pole, 'text-anchor': 'end'}),
      line(0, 100, court.pale, 8, {'stroke-opacity': 0.35, 'stroke-linecap': 'round'}),
      shape('line', {x1: '50%', y1: y - 4, x2: '50%', y2: y + 4, stroke: court.chalk, 'stroke-width': 2}),
      line(first, second, court.amber, 3),
      shape('circle', {
        cx: x(first),
        cy: y,
        r: 5.5,
        fill: 'var(--ce-patio-2)',
        stroke: court.amber,
        'stroke-width': 2.5,
      }),
      shape('circle', {cx: x(second), cy: y, r: 7.5, fill: court.amber}),
    ].join('');
  });
  return fluid(foot - 6, ...rows);
}
