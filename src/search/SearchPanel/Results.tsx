import type {MouseEvent, ReactNode} from 'react';

import type {Group, Hit} from '@site/src/search/engine/answer';
import type {Piece} from '@site/src/search/engine/highlight';

import styles from './styles.module.css';

interface Props {
  readonly groups: readonly Group[];
  /** Called with the address, base path included, before the browser follows it. */
  readonly onFollow: (event: MouseEvent, url: string) => void;
}

function Marked({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** The answers, by page: the page's name and section, then its places with the words around the match. */
export default function Results({groups, onFollow}: Props): ReactNode {
  // Plain links: the site's own download every page that they show, which a list of answers must not.
  const link = ({url, title, excerpt}: Hit): ReactNode => (
    <a href={url} className={styles.result} data-result="" onClick={(event) => onFollow(event, url)}>
      <span className={styles.name}>
        <Marked pieces={title} />
      </span>
      <span className={styles.excerpt}>
        <Marked pieces={excerpt} />
      </span>
    </a>
  );
  return (
    <ul role="list" className={styles.groups}>
      {groups.map(({page, section, hasPage, hits}) => {
        const [first, ...others] = hits;
        const places = hasPage ? others : hits;
        return (
          <li key={first?.url} className={styles.group}>
            <p className={styles.origin}>
              <span>{section}</span>
              {!hasPage && (
                <span>
                  {' · '}
                  <span className={styles.page}>{page}</span>
                </span>
              )}
            </p>
            {hasPage && first && <div className={styles.whole}>{link(first)}</div>}
            {places.length > 0 && (
              <ul role="list" className={styles.places}>
                {places.map((hit) => (
                  <li key={hit.url}>{link(hit)}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
