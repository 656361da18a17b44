import {arc} from 'd3-shape';

import {polar} from './lib/paint';
import {arms, body, figures, looks, type Arm, type Person} from './lib/people';
import {court, label, r, shape, svg} from './lib/svg';
import {applicationsOf} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const CENTER = [430, 322] as const;
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

/** Two adults and two children hand in hand, looking at each other; drawn large and scaled down. */
const SPREAD = 118;
const family: readonly Person[] = [0, 1, 2, 3].map((index) => {
  const angle = index * 90 - 135;
  const hand = (turn: number): Arm => ({hand: polar([0, 0], SPREAD, angle + turn), bend: -6});
  return {
    ...looks[index]!,
    at: polar([0, 0], SPREAD, angle),
    facing: angle + 180,
    arms: [hand(45), hand(-45)],
  };
});

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
  const middle = [
    shape('circle', {cx: 0, cy: 0, r: INNER - 10, fill: court.amber, stroke: court.chalk, 'stroke-width': 6}),
    `<g transform="scale(.52)">${figures(family.map(arms).join('') + family.map(body).join(''))}</g>`,
  ].join('');
  return svg(860, 646, `<g transform="translate(${CENTER[0]} ${CENTER[1]})">${bars.join('')}${middle}</g>`);
}
