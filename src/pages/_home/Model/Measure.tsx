import type {ReactNode} from 'react';
import clsx from 'clsx';

import tools from '@data/tools';
import Art from '@site/src/components/ui/Art';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Tool} from '@site/src/data/types';
import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

const A_ROW = 7;
const SLOTS = 14;

/** Two rows of seven dots, as one path with round ends. */
function dots(from: number, to: number): string {
  let path = '';
  for (let slot = from; slot < to; slot += 1) {
    path += `M${6 + 13 * (slot % A_ROW)} ${6 + 13 * Math.floor(slot / A_ROW)}h0`;
  }
  return path;
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
function meta({respondentsShort, duration}: Tool): string {
  if (!duration) return respondentsShort;
  const time = `${duration[0]?.toLowerCase()}${duration.slice(1)}`.replace(/ /g, NBSP);
  return `${respondentsShort} · ${time}`;
}

/** The five measuring tools, each with as many dots as indicators. */
export default function Measure(): ReactNode {
  return (
    <li className={clsx(styles.piece, styles.measure, 'on-court')}>
      <Art name="red-pequena" className={styles.network} />
      <h3>Herramientas de medición</h3>
      <p>Cinco instrumentos para el colegio. La cifra dice cuántos indicadores tiene cada uno.</p>
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
