import {atEnd, atStart, notes, row} from './lib/reports';
import {fluid, percent, shape} from './lib/svg';
import {bullyingPeers} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'bullying-test';
const ROW = 58;

/** Individual report: of 23 classmates, how many report each behaviour towards a student. */
export default function draw(): string {
  const {total, reports} = bullyingPeers;
  const rows = indicatorsOf(TOOL).map(({name}, index) => {
    const count = reports[index] ?? 0;
    // `pl-dot` grows with the width; the radius here is the one of a phone.
    const dots = Array.from({length: total}, (_, place) =>
      shape('circle', {
        class: 'pl-dot',
        cx: percent((100 * (place + 0.5)) / total),
        cy: 33,
        r: 4.5,
        ...(place < count
          ? {fill: 'var(--ce-autocuidado)', stroke: 'var(--ce-autocuidado)'}
          : {fill: 'none', stroke: 'var(--ce-linea-fuerte)'}),
      }),
    );
    return row(
      index * ROW,
      atStart(14, name),
      atEnd(14, `${count} de ${total}`, {class: 'pl-figure'}),
      ...dots,
    );
  });
  return fluid(ROW * rows.length - 14, ...rows, notes(TOOL, ROW, 33));
}
