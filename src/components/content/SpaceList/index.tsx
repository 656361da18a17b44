import type {ReactNode} from 'react';
import clsx from 'clsx';

import universities from '@data/universities';
import Art from '@site/src/components/ui/Art';
import type {CompetenceId} from '@site/src/data/types';

import styles from './styles.module.css';

/** Categorical tints, in order. */
const TONES: readonly CompetenceId[] = ['conciencia', 'autonomia', 'sociales', 'vida', 'regulacion'];

/**
 * The named spaces of the Colombian university's emotional-education centre, from
 * `src/data/universities.yaml`, each with its drawing `space-N` of `src/art`; one
 * more has none until somebody draws it. No props.
 *
 * @example
 * <SpaceList />
 */
export default function SpaceList(): ReactNode {
  return (
    <ul role="list" className={styles.spaces}>
      {universities.rosario.spaces.map(({name, purpose}, i) => (
        <li key={name} className={clsx(styles.space, `k-${TONES[i % TONES.length]}`)}>
          {i < TONES.length ? (
            <Art name={`space-${i + 1}`} className={styles.drawing} />
          ) : (
            <span className={styles.drawing} />
          )}
          <h3>{name}</h3>
          <p>{purpose}</p>
        </li>
      ))}
    </ul>
  );
}
