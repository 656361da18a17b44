import type {ReactNode} from 'react';
import clsx from 'clsx';

import competences from '@data/competences';
import CompetenceMark from '@site/src/components/ui/CompetenceMark';

import styles from './styles.module.css';

/**
 * The six competences of Ley 2491 as tinted tiles with large marks; under each, its name in Ley 2503, which has
 * five, and how the programme for students works on it. Of courses and sessions nobody says it.
 *
 * ```mdx
 * <CompetenceBand />
 * ```
 */
export default function CompetenceBand(): ReactNode {
  return (
    <ol role="list" className={styles.band}>
      {competences.map(({id, name, ley2503, programme}) => (
        <li key={id} className={clsx(styles.tile, `k-${id}`)}>
          <CompetenceMark id={id} className={styles.mark} />
          <b>{name}</b>
          <p>
            {ley2503 ? `En la Ley 2503: ${ley2503.name}.` : 'La Ley 2503 no la nombra.'}{' '}
            {programme === 'direct' ? 'El programa la trabaja.' : 'El programa la complementa.'}
          </p>
        </li>
      ))}
    </ol>
  );
}
