import type {ReactNode} from 'react';
import clsx from 'clsx';

import tools from '@data/tools';
import Art from '@site/src/components/ui/Art';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Tool} from '@site/src/data/types';
import {NBSP} from '@site/src/lib/text';
import type {TitledItem} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

const A_ROW = 7;
const SLOTS = 14;

/** Two rows of seven dots, as lines that are dashed into dots. */
function dots(from: number, to: number): string {
  return [0, A_ROW]
    .map((first, row) => {
      const start = Math.max(from - first, 0);
      const count = Math.min(to - first, A_ROW) - start;
      return count > 0 ? `M${6 + 13 * start} ${6 + 13 * row}h${13 * count - 12}` : '';
    })
    .join('');
}

function Count({total}: {readonly total: number}): ReactNode {
  return (
    <span className={styles.count}>
      <svg viewBox="0 0 90 26" aria-hidden="true">
        <path d={dots(0, total)} className={styles.counted} />
        <path d={dots(total, SLOTS)} className={styles.empty} />
      </svg>
      <span className={styles.total}>
        {total}
        <span className="visually-hidden"> indicadores</span>
      </span>
    </span>
  );
}

/** «Estudiantes de un aula · unos 20 min», as far as the duration is known. */
function meta({respondents, duration}: Tool): string {
  if (!duration) return respondents;
  const time = `${duration[0]?.toLowerCase()}${duration.slice(1)}`.replace(/ /g, NBSP);
  return `${respondents} · ${time}`;
}

/** The five measuring tools, each with as many dots as indicators. */
export default function Measure({title, text}: TitledItem): ReactNode {
  return (
    <li className={clsx(styles.piece, styles.measure, 'on-court')}>
      <Art name="red-pequena" className={styles.network} />
      <h3>{title}</h3>
      <p>{text}</p>
      <ul role="list" className={styles.tools}>
        {tools
          .filter(({menu}) => menu === 'measurement')
          .map((tool) => (
            <li key={tool.id}>
              <SiteLink href={`/${tool.id}`}>
                <b>{tool.name}</b>
                <span className={styles.meta}>{meta(tool)}</span>
                <Count total={tool.indicators.length} />
              </SiteLink>
            </li>
          ))}
      </ul>
    </li>
  );
}
