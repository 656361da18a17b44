import type {ReactNode} from 'react';
import index from '@laws/index.json';

import ArticleLink from '@site/src/components/ui/ArticleLink';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {LawArticleFacts} from '@site/src/data/front-matter';
import type {Law} from '@site/src/data/types';
import {formatDate} from '@site/src/lib/format';
import {otherLaw} from '@site/src/lib/law';

import styles from './styles.module.css';

interface Props {
  readonly law: Law;
  readonly facts: LawArticleFacts;
}

/** The term that laws.yaml dates for this article. Entry into force is no term: it is told in `when`. */
function Term({law, number}: {readonly law: Law; readonly number: number}): ReactNode {
  const term = law.deadlines.find(({article, who, until}) => article === number && until && who !== 'todos');
  if (!term?.until) return null;
  return (
    <>
      {' '}
      Según nuestra cuenta, hasta el <time dateTime={term.until}>{formatDate(term.until)}</time>.
    </>
  );
}

function Related({law, facts}: Props): ReactNode {
  const other = otherLaw(law.id);
  const matches = index.matches[law.id][facts.number] ?? [];
  return (
    <>
      {matches.length > 0 && (
        <div>
          <dt>En la otra ley</dt>
          <dd>
            <ul role="list" className={styles.links}>
              {matches.map((number) => (
                <li key={number}>
                  <ArticleLink law={other} number={number} />: {index.titles[other][number]}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {facts.related && facts.related.length > 0 && (
        <div>
          <dt>Para trabajarlo</dt>
          <dd>
            <ul role="list" className={styles.links}>
              {facts.related.map((route) => (
                <li key={route}>
                  <SiteLink href={route}>{index.labels[route]}</SiteLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </>
  );
}

/** What an article asks of the school, who is obliged and when; then where the subject goes on. */
export default function LawDuties({law, facts}: Props): ReactNode {
  return (
    <dl className={styles.panel}>
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
      <Related law={law} facts={facts} />
    </dl>
  );
}
