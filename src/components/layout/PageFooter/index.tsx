import type {ReactNode} from 'react';

import PrintSource from '@site/src/components/layout/PrintSource';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import {formatDate} from '@site/src/lib/format';

import styles from './styles.module.css';

interface Neighbour {
  readonly title: string;
  readonly permalink: string;
}

interface Props {
  readonly editUrl?: string | null;
  /** Milliseconds since the epoch, from git. */
  readonly lastUpdatedAt?: number | null;
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
}

/** Day in Bogotá (UTC-5, without daylight saving) as YYYY-MM-DD, the same in build and browser. */
const dayInBogota = (milliseconds: number): string =>
  new Date(milliseconds - 5 * 3_600_000).toISOString().slice(0, 10);

/** The foot of a content page: previous and next, edit link and date of the last change. */
export default function PageFooter({editUrl, lastUpdatedAt, previous, next}: Props): ReactNode {
  const day = lastUpdatedAt ? dayInBogota(lastUpdatedAt) : undefined;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        {(previous || next) && (
          <nav aria-label="Página anterior y siguiente" className={styles.neighbours}>
            {previous && (
              <SiteLink href={previous.permalink} rel="prev" className={styles.previous}>
                <span>
                  <Icon name="back" /> Anterior
                </span>
                <strong>{previous.title}</strong>
              </SiteLink>
            )}
            {next && (
              <SiteLink href={next.permalink} rel="next" className={styles.next}>
                <span>
                  Siguiente <Icon name="arrow" />
                </span>
                <strong>{next.title}</strong>
              </SiteLink>
            )}
          </nav>
        )}
        <p className={styles.meta}>
          {editUrl && <SiteLink href={editUrl}>Editar esta página</SiteLink>}
          {day && (
            <span>
              Última actualización: <time dateTime={day}>{formatDate(day)}</time>
            </span>
          )}
        </p>
        <PrintSource day={day} />
      </div>
    </footer>
  );
}
