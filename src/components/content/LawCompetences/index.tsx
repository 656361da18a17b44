import type {ReactNode} from 'react';
import competences from '@data/competences';

import Art from '@site/src/components/ui/Art';
import CompetenceMark from '@site/src/components/ui/CompetenceMark';
import type {CompetenceId, LawId} from '@site/src/data/types';

import styles from './styles.module.css';

interface Props {
  readonly law: LawId;
  /** The names alone, as in a cell of a table. */
  readonly isPlain?: boolean;
}

interface Item {
  readonly id: CompetenceId;
  readonly name: string;
  readonly order: number;
}

function listOf(law: LawId): readonly Item[] {
  if (law === 'ley-2491-de-2025') return competences;
  if (law === 'ley-2503-de-2025')
    return competences.flatMap(({id, ley2503}) => (ley2503 ? [{id, ...ley2503}] : []));
  throw new Error(
    `LawCompetences: no existe la ley «${law as string}». Use: ley-2491-de-2025, ley-2503-de-2025.`,
  );
}

/**
 * The competences that a law lists, in its order and with its names, each with its mark. The six of
 * Ley 2491 also stand as a wheel, which says nothing that the list does not. Throws on an unknown law.
 *
 * ```mdx
 * <LawCompetences law="ley-2491-de-2025" />
 * ```
 */
export default function LawCompetences({law, isPlain = false}: Props): ReactNode {
  const list = (
    <ol role="list" className={isPlain ? undefined : styles.list}>
      {[...listOf(law)]
        .sort((a, b) => a.order - b.order)
        .map(({id, name}) => (
          <li key={id}>
            {!isPlain && <CompetenceMark id={id} className={styles.mark} />}
            {name}
          </li>
        ))}
    </ol>
  );
  if (isPlain || law !== 'ley-2491-de-2025') return list;
  return (
    <div className={styles.wheel}>
      <Art name="competence-wheel" className={styles.art} />
      {list}
    </div>
  );
}
