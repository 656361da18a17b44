import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import papers from '@generated/working-papers/default/papers.json';

import Icon from '@site/src/components/ui/Icon';
import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

/** «9 artículos» */
function articleCount(basis: (typeof papers)[number]['basis']): string {
  const count = basis.reduce((sum, {articles}) => sum + articles.length, 0);
  return count === 1 ? `un${NBSP}artículo` : `${count}${NBSP}artículos`;
}

/**
 * The working papers of `src/papers`: what each is for, on how many articles it rests (the preview names them), the Word file with its
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
              {`Se apoya en ${articleCount(basis)} de ${basis.length === 1 ? `la Ley${NBSP}${basis[0]!.law.slice(4, 8)}` : 'las dos leyes'}.`}
            </p>
            <p className={styles.files}>
              <a href={`${folder}${id}.docx`} download={`${id}.docx`} className={styles.key}>
                <Icon name="download" />
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
