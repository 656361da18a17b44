import type {ReactNode} from 'react';
import clsx from 'clsx';

import tools from '@data/tools';
import Art from '@site/src/components/ui/Art';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Tool} from '@site/src/data/types';
import {NBSP} from '@site/src/lib/text';
import type {TitledItem} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

/** «Estudiantes de un aula · unos 20 min», as far as the duration is known. */
function meta({respondents, duration}: Tool): string {
  if (!duration) return respondents;
  const time = `${duration[0]?.toLowerCase()}${duration.slice(1)}`.replace(/ /g, NBSP);
  return `${respondents} · ${time}`;
}

/** The five measuring tools, each with its number of indicators. */
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
                <span className={styles.total}>
                  {tool.indicators.length}
                  <span className="visually-hidden"> indicadores</span>
                </span>
              </SiteLink>
            </li>
          ))}
      </ul>
    </li>
  );
}
