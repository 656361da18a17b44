import {formatInteger} from '../lib/format';
import {drawBeforeAfter} from './lib/charts/bars';
import {statistic} from './lib/charts/statistics';
import {drawing} from './lib/charts/svg';

/** Cases among adolescents, before and after, with the difference. */
export default function draw(): string {
  const before = statistic('adolescentes-antes');
  const after = statistic('adolescentes');
  const when = (year: number | undefined, fallback: string): string => (year ? String(year) : fallback);
  const {content, height} = drawBeforeAfter(
    [
      {
        value: before.value,
        display: formatInteger(before.value),
        caption: when(before.year, 'Cifra anterior'),
      },
      {value: after.value, display: formatInteger(after.value), caption: when(after.year, 'Cifra actual')},
    ],
    `+${formatInteger(after.value - before.value)}`,
    {
      width: 360,
      colors: {
        pale: 'var(--ce-papel)',
        paleText: 'var(--ce-regulacion-t)',
        full: 'var(--ce-regulacion-t)',
        fullText: 'var(--ce-papel)',
      },
    },
  );
  return drawing(360, height, content);
}
