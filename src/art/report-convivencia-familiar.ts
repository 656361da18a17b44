import {atStart, notes, row} from './lib/reports';
import {fluid, label, percent, shape} from './lib/svg';
import {applicationsOf, byChange} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'convivencia-familiar';
const ROW = 40;
const LONGEST = 20;
/** Per cent of the width for the longest bar: its figure stands behind it. */
const ROOM = 86;

/** A family's report: what moved between two applications, the largest change first. */
export default function draw(): string {
  const indicators = indicatorsOf(TOOL);
  const values = applicationsOf(TOOL);
  const rows = byChange(values).map((index, place) => {
    const {first, second} = values[index]!;
    const {name} = indicators[index]!;
    const width = percent(((second - first) / LONGEST) * ROOM);
    return row(
      place * ROW,
      atStart(14, name),
      shape('rect', {x: -4, y: 22, width, height: 10, rx: 5, fill: 'var(--ce-autocuidado)'}),
      label(width, 33, `+${second - first}`, {class: 'pl-figure', dx: 6}),
    );
  });
  return fluid(rows.length * ROW, ...rows, notes(TOOL, ROW, 27));
}
