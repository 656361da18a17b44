import type {ReactNode} from 'react';

import type {Statistic} from '@site/src/data/types';
import {formatPercent} from '@site/src/lib/format';

import styles from './styles.module.css';

interface Props {
  readonly from: Statistic;
  readonly to: Statistic;
}

/** Slope of two percentages, from the first year to the last, on a scale from zero. */
export default function Slope({from, to}: Props): ReactNode {
  const y = (value: number): number => Math.round(96 - value * 5);
  const label = `De ${formatPercent(from.value)} en ${from.year} a ${formatPercent(to.value)} en ${to.year}`;
  const points = [
    {x: 56, figure: from},
    {x: 264, figure: to},
  ] as const;
  return (
    <svg className={styles.slope} viewBox="0 0 320 122" role="img" aria-label={label}>
      <path className={styles.axis} d="M4 96H316" />
      <path className={styles.line} d={`M56 ${y(from.value)}L264 ${y(to.value)}`} />
      {points.map(({x, figure}) => (
        <g key={x}>
          <circle cx={x} cy={y(figure.value)} r="8" />
          <text className={styles.slopeValue} x={x} y={y(figure.value) - 14} textAnchor="middle">
            {formatPercent(figure.value)}
          </text>
          <text x={x} y="118" textAnchor="middle">
            {figure.year}
          </text>
        </g>
      ))}
    </svg>
  );
}
