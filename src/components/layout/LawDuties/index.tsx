import type {ReactNode} from 'react';

import type {LawArticleFacts} from '@site/src/data/front-matter';
import type {Law} from '@site/src/data/types';
import {formatDate} from '@site/src/lib/format';

import styles from './styles.module.css';

interface Props {
  readonly law: Law;
  readonly facts: LawArticleFacts;
  /** Room for two columns: a full article, not a card. */
  readonly isWide?: boolean;
}

/** The term that laws.yaml dates for this article. Entry into force is no term: it is told in `when`. */
function Term({law, number}: {readonly law: Law; readonly number: number}): ReactNode {
  const term = law.deadlines.find(({article, who, until}) => article === number && until && who !== 'todos');
  if (!term?.until) return null;
  return (
    <>
      {' Según nuestra cuenta, hasta el '}
      <time dateTime={term.until}>{formatDate(term.until)}</time>.
    </>
  );
}

/** What an article asks of the school, who is obliged and when. */
export default function LawDuties({law, facts, isWide = false}: Props): ReactNode {
  return (
    <dl className={styles.panel} data-wide={isWide ? '' : undefined}>
      <div className={styles.duties}>
        <dt>Qué debe hacer el colegio</dt>
        <dd>
          {facts.duties.length > 0 ? (
            <ul>
              {facts.duties.map((duty) => (
                <li key={duty}>{duty}</li>
              ))}
            </ul>
          ) : (
            'Nada de forma directa.'
          )}
        </dd>
      </div>
      <div>
        <dt>Quién</dt>
        <dd>{facts.who}</dd>
      </div>
      <div>
        <dt>Cuándo</dt>
        <dd>
          {facts.when}
          <Term law={law} number={facts.number} />
        </dd>
      </div>
    </dl>
  );
}
