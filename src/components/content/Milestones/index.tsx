import type {ReactNode} from 'react';

import universities from '@data/universities';
import SourceNote from '@site/src/components/ui/SourceNote';
import {formatPartialDate} from '@site/src/lib/format';

import styles from './styles.module.css';

interface Props {
  /** `rosario` or `lleida`. */
  readonly university: string;
}

function read(university: string) {
  const known: Record<string, (typeof universities)['rosario']['milestones']> = {
    rosario: universities.rosario.milestones,
    lleida: universities.lleida.milestones,
  };
  const milestones = known[university];
  if (!milestones) {
    throw new Error(
      `Milestones: no existe «${university}». Use uno de estos: ${Object.keys(known).join(', ')}.`,
    );
  }
  return milestones;
}

/**
 * The dated facts of a university from `src/data/universities.yaml`, in order, each with its
 * source. Throws in Spanish when the university does not exist.
 *
 * @example
 * <Milestones university="lleida" />
 */
export default function Milestones({university}: Props): ReactNode {
  return (
    <ol role="list" className={styles.milestones}>
      {read(university).map(({date, text, source}) => (
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
