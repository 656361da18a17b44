import {dotsPath, label, r, shape, svg} from './lib/svg';
import {bullyingPeers} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const WIDTH = 760;
const ROW = 84;

/** Individual report: of 23 classmates, how many report each behaviour towards a student. */
export default function draw(): string {
  const indicators = indicatorsOf('bullying-test');
  const {total, reports} = bullyingPeers;
  const step = WIDTH / total;
  const at = (place: number, y: number): [number, number] => [r(step * (place + 0.5)), y];
  const rows = indicators.map(({name, color}, index) => {
    const top = index * ROW;
    const y = top + 50;
    const count = reports[index] ?? 0;
    const silent = Array.from({length: total - count}, (_, place) => at(place + count, y));
    return [
      label(4, top + 22, name),
      label(WIDTH - 4, top + 23, `${count} de ${total}`, {class: 'pl-figure', 'text-anchor': 'end'}),
      ...silent.map(([cx, cy]) =>
        shape('circle', {cx, cy, r: 9, fill: 'none', stroke: 'var(--ce-linea-fuerte)', 'stroke-width': 1.8}),
      ),
      shape('path', {
        d: dotsPath(Array.from({length: count}, (_, place) => at(place, y))),
        stroke: `var(--ce-${color})`,
        'stroke-width': 23,
        'stroke-linecap': 'round',
      }),
    ].join('');
  });
  return svg(WIDTH, indicators.length * ROW, ...rows);
}
