import {label, r, shape, svg} from './lib/svg';
import {applicationsOf, byChange} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'convivencia-familiar';
const WIDTH = 760;
const ROW = 50;
const LONGEST = 20;

/** A family's report: what moved between two applications, the largest change first. */
export default function draw(): string {
  const indicators = indicatorsOf(TOOL);
  const values = applicationsOf(TOOL);
  const rows = byChange(values).map((index, place) => {
    const {first, second} = values[index]!;
    const {name, color} = indicators[index]!;
    const y = place * ROW;
    const width = r(((second - first) / LONGEST) * (WIDTH - 90));
    return [
      label(2, y + 20, name),
      shape('rect', {x: 0, y: y + 29, width, height: 13, rx: 6.5, fill: `var(--ce-${color})`}),
      label(width + 12, y + 42, `+${second - first}`, {class: 'pl-figure'}),
    ].join('');
  });
  return svg(WIDTH, rows.length * ROW + 4, ...rows);
}
