import type {ReactNode} from 'react';

import universities from '@data/universities';
import SourceNote from '@site/src/components/ui/SourceNote';
import {formatPartialDate} from '@site/src/lib/format';

import styles from './styles.module.css';

/**
 * The dated facts of the Colombian university from `src/data/universities.yaml`, in order, each with its
 * source.
 *
 * @example
 * <Milestones />
 */
export default function Milestones(): ReactNode {
  return (
    <ol role="list" className={styles.milestones}>
      {universities.rosario.milestones.map(({date, text, source}) => (
        <li key={`${date} ${text}`}>
          <p className={styles.date}>
            <time dateTime={date}>{formatPartialDate(date)}</time>
          </p>
          <div>
            <p>{text}</p>
            <SourceNote sources={[source]} />
          </div>
        </li>
      ))}
    </ol>
  );
}
