import type {ReactNode} from 'react';
import index from '@laws/index.json';

import Disclosure from '@site/src/components/ui/Disclosure';
import ArticleLink from '@site/src/components/ui/ArticleLink';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {LawArticleFacts} from '@site/src/data/front-matter';
import type {Law} from '@site/src/data/types';
import {otherLaw} from '@site/src/lib/law';

import styles from './styles.module.css';

interface Props {
  readonly law: Law;
  readonly facts: LawArticleFacts;
}

/** Where the subject of an article goes on: the other law, and the tools and programmes that serve it. */
export default function LawRelated({law, facts}: Props): ReactNode {
  const other = otherLaw(law.id);
  const matches = index.matches[law.id][facts.number] ?? [];
  const related = facts.related ?? [];
  const count = matches.length + related.length;
  if (count === 0) return null;
  return (
    <Disclosure isForPhones label={count === 1 ? '1 enlace' : `${count} enlaces`}>
      <dl className={styles.related}>
        {matches.length > 0 && (
          <div>
            <dt>En la otra ley</dt>
            <dd>
              <ul role="list">
                {matches.map((number) => (
                  <li key={number}>
                    <ArticleLink law={other} number={number} />
                    <span>{index.titles[other][number]}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {related.length > 0 && (
          <div className={styles.work}>
            <dt>Para trabajarlo</dt>
            <dd>
              <ul role="list">
                {related.map((route) => (
                  <li key={route}>
                    <SiteLink href={route}>{index.labels[route]}</SiteLink>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </Disclosure>
  );
}
