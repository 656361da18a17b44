import type {ReactNode} from 'react';

import type {LawArticleFacts} from '@site/src/data/front-matter';
import type {Law} from '@site/src/data/types';
import {deadlineSentence, isPast} from '@site/src/lib/deadline';

import styles from './styles.module.css';

interface Props {
  readonly law: Law;
  readonly facts: LawArticleFacts;
  /** `AAAA-MM-DD` */
  readonly today: string;
  /** Room for two columns: a full article, not a card. */
  readonly isWide?: boolean;
}

/** The term that laws.yaml dates for this article; `LawTimeline/browser.ts` corrects it. Entry into force is no term: it is told in `when`. */
function Term({
  law,
  number,
  today,
}: {
  readonly law: Law;
  readonly number: number;
  readonly today: string;
}): ReactNode {
  const term = law.deadlines.find(({article, who, until}) => article === number && until && who !== 'todos');
  if (!term?.until) return null;
  return (
    <>
      {' '}
      <span data-until={term.until} data-state={isPast(term, today) ? 'past' : undefined}>
        {`${deadlineSentence({...term, until: term.until}, today)}, según nuestra lectura.`}
      </span>
    </>
  );
}

/** What an article asks of the school, with what it may show it, who is obliged and when. */
export default function LawDuties({law, facts, today, isWide = false}: Props): ReactNode {
  return (
    <dl className={styles.panel} data-wide={isWide ? '' : undefined}>
      <div className={styles.duties}>
        <dt>Qué debe hacer el colegio</dt>
        <dd>
          {facts.duties.length > 0 ? (
            <ul>
              {facts.duties.map(({text, evidence}) => (
                <li key={text}>
                  {text}
                  {evidence && (
                    <small>{`Proponemos mostrarlo con: ${evidence.document} Lo guarda: ${evidence.keeper}.`}</small>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            'Este artículo no le fija deberes al colegio.'
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
          <Term law={law} number={facts.number} today={today} />
        </dd>
      </div>
    </dl>
  );
}
