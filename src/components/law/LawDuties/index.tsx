import type {ReactNode} from 'react';

import type {LawArticleFacts} from '@site/src/data/front-matter';
import type {Law} from '@site/src/data/types';
import {deadlineSentence, isPast} from '@site/src/lib/deadline';
import {keepTogether} from '@site/src/lib/text';

import styles from './styles.module.css';

interface Props {
  readonly law: Law;
  readonly facts: LawArticleFacts;
  /** `AAAA-MM-DD` */
  readonly today: string;
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

/**
 * The face of an article: what it asks of the school and, beside it, who is obliged and when. Where it asks nothing of
 * the school, three quiet lines.
 */
export default function LawDuties({law, facts, today}: Props): ReactNode {
  return (
    <dl className={facts.duties.length > 0 ? styles.panel : styles.quiet}>
      <div className={styles.duties}>
        <dt>Qué debe hacer el colegio</dt>
        <dd>
          {facts.duties.length > 0 ? (
            <ol>
              {facts.duties.map(({text}) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
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
          {keepTogether(facts.when)}
          <Term law={law} number={facts.number} today={today} />
        </dd>
      </div>
    </dl>
  );
}
