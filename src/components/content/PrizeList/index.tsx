import type {ReactNode} from 'react';

import experts from '@data/experts';
import Icon from '@site/src/components/ui/Icon';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** `one` or `two`. */
  readonly expert: string;
}

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
      {prizes.map(({title, description}) => (
        <li key={title} className={styles.prize}>
          <span className={styles.medal}>
            <Icon name="star" />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
