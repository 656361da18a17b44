import type {ReactNode} from 'react';
import clsx from 'clsx';

import universities from '@data/universities';
import type {CompetenceId} from '@site/src/data/types';

import styles from './styles.module.css';

/** Categorical tints, in order. */
const TONES: readonly CompetenceId[] = ['conciencia', 'autonomia', 'sociales', 'vida', 'regulacion'];

/**
 * The named spaces of the Colombian university's emotional-education centre, from
 * `src/data/universities.yaml`. No props.
 *
 * @example
 * <SpaceList />
 */
export default function SpaceList(): ReactNode {
  return (
    <ul role="list" className={styles.spaces}>
      {universities.rosario.spaces.map(({name, purpose}, i) => (
        <li key={name} className={clsx(styles.space, `k-${TONES[i % TONES.length]}`)}>
          <svg viewBox="0 0 200 90" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
            <circle cx="200" cy="0" r={64} className={styles.field} />
            <circle cx="200" cy="0" r={64} className={styles.line} />
          </svg>
          <h3>{name}</h3>
          <p>{purpose}</p>
        </li>
      ))}
    </ul>
  );
}
