import {atEnd, atStart, change, notes, row, track, upright} from './lib/reports';
import {fluid, label} from './lib/svg';
import {applicationsOf, byChange} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'dinamicas-familiares';
const ROW = 74;
const TRACK = 30;
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
      const {name, poles} = indicators[index]!;
      const pole = {class: 'pl-minor', fill: 'var(--ce-tinta-2)'};
      return row(
        place * ROW,
        label('50%', 14, name, {'text-anchor': 'middle', 'font-weight': '700'}),
        track(TRACK),
        upright(50, TRACK, 4, 'var(--ce-linea-fuerte)', 2),
        change(first, second, TRACK, 'var(--ce-autocuidado)'),
        atStart(53, poles?.[0] ?? '', pole),
        atEnd(53, poles?.[1] ?? '', pole),
      );
    });
  return fluid(SHOWN * ROW - 12, ...rows, notes(TOOL, ROW, TRACK));
}
