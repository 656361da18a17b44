import type {ReactNode} from 'react';

import LawDisclosure from '@site/src/components/law/LawDisclosure';
import type {LawArticleFacts} from '@site/src/data/front-matter';
import type {Law} from '@site/src/data/types';
import {deadlineSentence, isPast} from '@site/src/lib/deadline';

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

/** What shows each duty and who keeps it, under the number of the duty: our advice. */
function Evidence({duties}: {readonly duties: LawArticleFacts['duties']}): ReactNode {
  const documents = duties.length === 1 ? '1 documento' : `${duties.length} documentos`;
  return (
    <div className={styles.evidence}>
      <dt>Proponemos mostrarlo con</dt>
      <dd>
        <LawDisclosure isForPhones label={`Proponemos mostrarlo con ${documents}`}>
          <ol>
            {duties.map(({evidence}) => (
              <li key={evidence.document}>{`${evidence.document} Lo guarda: ${evidence.keeper}.`}</li>
            ))}
          </ol>
        </LawDisclosure>
      </dd>
    </div>
  );
}

/** What an article asks of the school, with what it may show it, who is obliged and when. */
export default function LawDuties({law, facts, today}: Props): ReactNode {
  return (
    <dl className={styles.panel}>
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
          {facts.when}
          <Term law={law} number={facts.number} today={today} />
        </dd>
      </div>
      {facts.duties.length > 0 && <Evidence duties={facts.duties} />}
    </dl>
  );
}
