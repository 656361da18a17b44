import type {ReactNode} from 'react';
import clsx from 'clsx';

import statistics from '@data/statistics';
import type {Statistic} from '@site/src/data/types';
import {formatInteger} from '@site/src/lib/format';
import {NBSP} from '@site/src/lib/text';

import Bar from './bar';
import {Head, Note, type LayoutProps} from './parts';
import Slope from './slope';
import styles from './styles.module.css';

function statistic(id: Statistic['id']): Statistic {
  const found = statistics.find((entry) => entry.id === id);
  if (!found) throw new Error(`statistics.yaml: falta la cifra «${id}», que muestra la presentación.`);
  return found;
}

/** In thousands, as the bars are read aloud: 450000 → «450 mil». */
const thousands = (value: number): string => `${formatInteger(value / 1000)}${NBSP}mil`;

/** Blue panel with one giant figure; bars and slope on the right. The data of the need page, without a claim of growth. */
export function StatsSlide(props: LayoutProps): ReactNode {
  const {slide} = props;
  const cases = statistic('casos');
  const children = statistic('ninez');
  const teens = statistic('adolescentes');
  const teensBefore = statistic('adolescentes-antes');
  const early = [statistic('primera-infancia-2022'), statistic('primera-infancia-2024')] as const;
  const size = ({value}: Statistic): number => Math.round((value / teens.value) * 80);
  return (
    <>
      <div className={styles.giant}>
        <b>{formatInteger(cases.value / 1_000_000)}</b>
        <p>
          <strong>millones de {cases.label}</strong> en {cases.year}. {cases.source.label}.
        </p>
      </div>
      <div className={styles.charts}>
        <Head {...props} />
        <div className={styles.chart}>
          <h3>{teens.label}, casos</h3>
          <Bar
            size={size(teensBefore)}
            value={thousands(teensBefore.value)}
            label="anterior, sin año"
            tone="before"
          />
          <Bar size={size(teens)} value={thousands(teens.value)} label={String(teens.year)} tone="after" />
        </div>
        <div className={styles.chart}>
          <h3>{children.label}, casos</h3>
          <Bar
            size={size(children)}
            value={thousands(children.value)}
            label={String(children.year)}
            tone="children"
          />
        </div>
        <div className={clsx(styles.chart, styles.beside)}>
          <h3>{early[0].label}</h3>
          <Slope from={early[0]} to={early[1]} />
        </div>
        <Note slide={slide} />
      </div>
    </>
  );
}
