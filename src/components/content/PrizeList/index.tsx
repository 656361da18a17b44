import type {ReactNode} from 'react';
import clsx from 'clsx';

import experts from '@data/experts';
import CompetenceMark from '@site/src/components/ui/CompetenceMark';
import type {CompetenceId} from '@site/src/data/types';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** `one` or `two`. */
  readonly expert: string;
}

/** Mark on each medal, as ornament. */
const PRIZE_MARKS: readonly CompetenceId[] = ['conciencia', 'vida', 'regulacion'];

/**
 * The prizes of an expert, from `src/data/experts.yaml`. Throws in Spanish when the expert does not
 * exist or has none.
 *
 * @example
 * <PrizeList expert="two" />
 */
export default function PrizeList({expert}: Props): ReactNode {
  const {prizes} = findById(experts, expert, 'PrizeList');
  if (prizes.length === 0) {
    throw new Error(
      `PrizeList: «${expert}» no tiene premios en src/data/experts.yaml. Agréguelos o quite la sección.`,
    );
  }
  return (
    <ol role="list" className={styles.prizes}>
      {prizes.map(({title, description}, i) => {
        const mark = PRIZE_MARKS[i % PRIZE_MARKS.length]!;
        return (
          <li key={title} className={clsx(styles.prize, `k-${mark}`)}>
            <span className={styles.medal}>
              <CompetenceMark id={mark} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
