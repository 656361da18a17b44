import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {WebinarSession} from '@site/src/data/types';
import {formatDate} from '@site/src/lib/format';
import {NBSP} from '@site/src/lib/text';
import {endOf, SESSION_CALENDAR} from '@site/src/lib/webinar-calendar';

import styles from './styles.module.css';

/**
 * Day and hour of the session to come, with its calendar file. Once it has ended, a script of the page
 * (`src/browser/past-session.ts`) says so until the next build leaves it out. A plain link: the build would look
 * for a `Link` to a file among the pages of the site.
 */
export default function NextSession({session}: {readonly session: WebinarSession}): ReactNode {
  const {title, date, time, minutes, url} = session;
  return (
    <div className={styles.session} data-ends={endOf(session)}>
      <p>
        <b>{title}</b>
        <time dateTime={`${date}T${time}:00-05:00`}>
          {formatDate(date)}, {time}, hora de Bogotá
        </time>
        . Dura {minutes}
        {NBSP}min.
      </p>
      <p className={styles.past}>Esta sesión ya pasó.</p>
      <p className={styles.actions}>
        <a href={useBaseUrl(SESSION_CALENDAR)} type="text/calendar" download>
          <Icon name="calendar" />
          Añadir al calendario
        </a>
        {url && <SiteLink href={url}>Ir al sitio de la sesión</SiteLink>}
      </p>
    </div>
  );
}
