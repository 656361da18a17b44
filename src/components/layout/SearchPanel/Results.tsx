import type {MouseEvent, ReactNode} from 'react';

import SiteLink from '@site/src/components/ui/SiteLink';
import type {Group, Hit} from '@site/src/lib/search/answer';
import type {Piece} from '@site/src/lib/search/highlight';

import styles from './styles.module.css';

interface Props {
  readonly groups: readonly Group[];
  /** Path of the site; the index knows it, and links add it on their own. */
  readonly baseUrl: string;
  readonly onFollow: (event: MouseEvent, href: string) => void;
}

function Marked({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

/** Addresses of the same page are told apart by their end; links add the base path again. */
const withoutBase = (url: string, baseUrl: string): string => `/${url.slice(baseUrl.length)}`;

/** The answers, by page: the page's name and section, then its places with the words around the match. */
export default function Results({groups, baseUrl, onFollow}: Props): ReactNode {
  const link = ({url, title, excerpt}: Hit): ReactNode => {
    const href = withoutBase(url, baseUrl);
    return (
      <SiteLink
        href={href}
        className={styles.result}
        data-result=""
        onClick={(event) => onFollow(event, href)}>
        <span className={styles.name}>
          <Marked pieces={title} />
        </span>
        <span className={styles.excerpt}>
          <Marked pieces={excerpt} />
        </span>
      </SiteLink>
    );
  };
  return (
    <ul role="list" className={styles.groups}>
      {groups.map(({url, page, section, hasPage, hits}) => {
        const [first, ...others] = hits;
        const places = hasPage ? others : hits;
        return (
          <li key={url} className={styles.group}>
            <p className={styles.origin}>
              {section}
              {!hasPage && (
                <>
                  {' · '}
                  <span className={styles.page}>{page}</span>
                </>
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
