import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import papers from '@generated/working-papers/default/papers.json';

import ArticleLink from '@site/src/components/ui/ArticleLink';
import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

/**
 * The working papers of `src/papers`: what each is for, the articles it rests on, the Word file with its
 * real size and a preview to read first. Both are files beside the pages, so the links are plain: the build
 * would look for a `Link` to them among the pages of the site.
 *
 * ```mdx
 * <WorkingPapers />
 * ```
 */
export default function WorkingPapers(): ReactNode {
  const folder = useBaseUrl('/formatos/');
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of papers) collectAnchor(id);
  return (
    <ul role="list" className={styles.papers}>
      {papers.map(({id, title, description, basis, keywords, bytes}) => (
        <li key={id}>
          <article
            id={id}
            aria-labelledby={`${id}-titulo`}
            data-search-keywords={keywords.join(', ')}
            className={styles.paper}>
            <h3 id={`${id}-titulo`}>{title}</h3>
            <p>{description}</p>
            <p className={styles.basis}>
              {basis.map(({law, articles}) => (
                <span key={law}>
                  {`Ley${NBSP}${law.slice(4, 8)}: `}
                  {articles.map((number) => (
                    <ArticleLink key={number} law={law} number={number} form="short" />
                  ))}
                </span>
              ))}
            </p>
            <p className={styles.files}>
              <a href={`${folder}${id}.docx`} download={`${id}.docx`}>
                Descargar<span className="visually-hidden">{` ${title}`}</span>{' '}
                <small>{`(Word, ${Math.round(bytes / 1000)}${NBSP}kB)`}</small>
              </a>
              <a href={`${folder}${id}.html`}>
                Vista previa<span className="visually-hidden">{`: ${title}`}</span>
              </a>
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
