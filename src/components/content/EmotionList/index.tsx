import type {ReactNode} from 'react';

import programme from '@data/programme';

import {balloons} from './shapes';
import styles from './styles.module.css';

interface Props {
  /** Closing note, shown as the last tile. */
  readonly children?: ReactNode;
}

/**
 * The seven emotions of the student programme, each with its comic balloon and what it means.
 *
 * @example
 * <EmotionList>
 * Ninguna emoción sobra: cada una avisa de algo.
 * </EmotionList>
 */
export default function EmotionList({children}: Props): ReactNode {
  return (
    <ul role="list" className={styles.emotions}>
      {programme.emotions.map(({id, name, definition}) => (
        <li key={id}>
          <svg className={styles.balloon} viewBox="0 0 72 72" aria-hidden="true">
            {balloons[id]}
          </svg>
          <div>
            <strong>{name}</strong>
            <p>{definition}</p>
          </div>
        </li>
      ))}
      {children && <li className={styles.note}>{children}</li>}
    </ul>
  );
}
