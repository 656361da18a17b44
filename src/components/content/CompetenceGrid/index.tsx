import type {ReactNode} from 'react';

import competences from '@data/competences';
import laws from '@data/laws';
import CompetenceMark from '@site/src/components/ui/CompetenceMark';
import Icon from '@site/src/components/ui/Icon';
import type {Competence, LawId} from '@site/src/data/types';

import styles from './styles.module.css';

const variants = ['tiles', 'coverage'] as const;
type Variant = (typeof variants)[number];

interface Props {
  /** `tiles` marks, names and definitions; `coverage` how the student programme works on each. */
  readonly variant?: Variant;
  /** Law whose list and names are shown: six of Ley 2491 (default) or five of Ley 2503. */
  readonly law?: LawId;
}

interface Entry extends Pick<Competence, 'id' | 'definition' | 'programme'> {
  readonly name: string;
}

function entriesOf(law: LawId): readonly Entry[] {
  if (law === 'ley-2491-de-2025') return [...competences].sort((a, b) => a.order - b.order);
  return competences
    .flatMap(({id, definition, programme, ley2503}) =>
      ley2503 ? [{id, definition, programme, name: ley2503.name, order: ley2503.order}] : [],
    )
    .sort((a, b) => a.order - b.order);
}

function Coverage({programme}: Pick<Competence, 'programme'>): ReactNode {
  return programme === 'direct' ? (
    <span className={styles.state}>
      <Icon name="check" />
      Trabajada directamente
    </span>
  ) : (
    <span className={styles.state}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.half}>
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
      Complementada
    </span>
  );
}

/**
 * The competences of a law with their marks.
 *
 * Throws when `variant` or `law` is not one of the listed values.
 *
 * @example
 * <CompetenceGrid />
 * <CompetenceGrid variant="coverage" />
 * <CompetenceGrid law="ley-2503-de-2025" />
 */
export default function CompetenceGrid({variant = 'tiles', law = 'ley-2491-de-2025'}: Props): ReactNode {
  if (!variants.includes(variant)) {
    throw new Error(`CompetenceGrid: no existe la variante «${variant}». Use: ${variants.join(', ')}.`);
  }
  if (!laws.some(({id}) => id === law)) {
    throw new Error(`CompetenceGrid: no existe la ley «${law}». Use: ${laws.map(({id}) => id).join(', ')}.`);
  }
  return (
    <ol role="list" className={styles.grid} data-variant={variant}>
      {entriesOf(law).map(({id, name, definition, programme}) => (
        <li key={id} className={`k-${id}`} data-programme={variant === 'coverage' ? programme : undefined}>
          <CompetenceMark id={id} className={styles.mark} />
          <span className={styles.text}>
            <strong>{name}</strong>
            {variant === 'tiles' && <span className={styles.definition}>{definition}</span>}
            {variant === 'coverage' && <Coverage programme={programme} />}
          </span>
        </li>
      ))}
    </ol>
  );
}
