import type {ReactNode} from 'react';
import clsx from 'clsx';

import competences from '@data/competences';
import CompetenceMark from '@site/src/components/ui/CompetenceMark';
import type {Competence, LawId} from '@site/src/data/types';

import styles from './styles.module.css';

interface Props {
  /** The law whose list is shown: six competences for Ley 2491 (the default), five for Ley 2503. */
  readonly law?: LawId;
  /** Whether each name is followed by its meaning in one sentence. */
  readonly definitions?: boolean;
}

interface Tile {
  readonly competence: Competence;
  readonly name: string;
  readonly order: number;
}

/** The competences that a law lists, with its names and in its order. Throws in Spanish for another law. */
function tilesOf(law: LawId): Tile[] {
  if (law !== 'ley-2491-de-2025' && law !== 'ley-2503-de-2025') {
    throw new Error(
      `CompetenceBand: la ley «${String(law)}» no existe. Use ley-2491-de-2025 o ley-2503-de-2025.`,
    );
  }
  return competences
    .flatMap((competence) => {
      const entry = law === 'ley-2491-de-2025' ? competence : competence.ley2503;
      return entry ? [{competence, name: entry.name, order: entry.order}] : [];
    })
    .sort((a, b) => a.order - b.order);
}

/**
 * The competences of a law as tinted tiles with large marks.
 *
 * ```mdx
 * <CompetenceBand />
 * <CompetenceBand law="ley-2503-de-2025" definitions />
 * ```
 */
export default function CompetenceBand({law = 'ley-2491-de-2025', definitions = false}: Props): ReactNode {
  const tiles = tilesOf(law);
  return (
    <ol role="list" className={styles.band} data-count={tiles.length}>
      {tiles.map(({competence, name}) => (
        <li key={competence.id} className={clsx(styles.tile, `k-${competence.id}`)}>
          <CompetenceMark id={competence.id} className={styles.mark} />
          <b>{name}</b>
          {definitions && <p>{competence.definition}</p>}
        </li>
      ))}
    </ol>
  );
}
