import type {ReactNode} from 'react';
import clsx from 'clsx';

import Art from '@site/src/components/ui/Art';
import Icon from '@site/src/components/ui/Icon';
import SourceNote from '@site/src/components/ui/SourceNote';
import type {Statistic} from '@site/src/data/types';
import {nounAfter} from '@site/src/lib/format';

import {formatValue, readChart, type Chart, type ChartId} from './charts';
import styles from './styles.module.css';

interface Props {
  /** `casos`, `adolescentes`, `primera-infancia` or `encuesta`. */
  readonly chart: ChartId;
}

function Key({items}: {readonly items: NonNullable<Chart['key']>}): ReactNode {
  return (
    <ul role="list" className={styles.key}>
      {items.map(({fill, text}) => (
        <li key={fill}>
          <span className={styles.dot} data-fill={fill} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function DataTable({rows}: {readonly rows: readonly Statistic[]}): ReactNode {
  return (
    <details className={styles.data}>
      <summary>
        <Icon name="chevron" />
        Ver los datos en tabla
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Dato</th>
            <th scope="col">Año</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td>{row.year ?? 'No indicado'}</td>
              <td>
                {formatValue(row)}
                {row.unit === '%' ? '' : ` ${nounAfter(formatValue(row), row.unit)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/**
 * One set of figures from `src/data/statistics.yaml` as a card: the figure, a sentence, a drawing
 * that can be counted or measured, its key, its source and the same data as a table. Throws in
 * Spanish when the chart does not exist.
 *
 * @example
 * <StatisticChart chart="casos" />
 */
export default function StatisticChart({chart}: Props): ReactNode {
  const {tone, headline, drawings, key, rows} = readChart(chart);
  const isPair = drawings.length > 1;
  return (
    <figure className={clsx(styles.card, `k-${tone}`)} data-pair={isPair ? '' : undefined}>
      {headline.map(({figure, text}) => (
        <p key={figure} className={styles.headline}>
          <strong>{figure}</strong> {text}
        </p>
      ))}
      <div className={styles.plots}>
        {drawings.map(({art, label, unit}, i) => (
          <div key={art} className={styles.plot}>
            {isPair && rows[i] && (
              <p className={styles.headline}>
                <strong>{formatValue(rows[i])}</strong> {rows[i].label}
              </p>
            )}
            <Art name={art} label={label} className={styles.art} />
            {unit && <p className={styles.unit}>{unit}</p>}
          </div>
        ))}
        {key && <Key items={key} />}
      </div>
      <figcaption className={styles.foot}>
        <SourceNote sources={rows.map(({source}) => source)} />
        <DataTable rows={rows} />
      </figcaption>
    </figure>
  );
}
