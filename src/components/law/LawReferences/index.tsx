import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import references from '@laws/references.json';

import ArticleLink from '@site/src/components/ui/ArticleLink';

import styles from './styles.module.css';

/** Route without the base path and without a final slash: `/bullying-test`. */
function useRoute(): string {
  const base = useBaseUrl('/');
  const {pathname} = useLocation();
  return `/${pathname.slice(base.length)}`.replace(/(.)\/$/, '$1');
}

/**
 * The articles of the laws that mention this page, read from their front matter. Nothing on pages
 * that no article mentions.
 */
export default function LawReferences(): ReactNode {
  const articles = references[useRoute()];
  if (!articles) return null;
  return (
    <section className={styles.references} aria-labelledby="en-la-ley" data-search="skip">
      <div className="wrap">
        <h2 id="en-la-ley">En la ley</h2>
        <ul role="list">
          {articles.map(({law, number, title}) => (
            <li key={`${law} ${number}`}>
              <ArticleLink law={law} number={number} />
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
