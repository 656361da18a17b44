import type {ReactNode} from 'react';
import session from '@webinar/session.json';

import webinar from '@data/webinar';
import Icon from '@site/src/components/ui/Icon';

import NextSession from './NextSession';
import styles from './styles.module.css';

/**
 * The reminder box of the webinar, from `webinar.yaml`. While `nextSession` lies ahead it also shows its
 * day, its hour and a link to add it to a calendar.
 *
 * @example
 * <WebinarReminder />
 */
export default function WebinarReminder(): ReactNode {
  const {title, text} = webinar.reminder;
  return (
    <div role="note" className={styles.reminder} aria-label={title}>
      <Icon name="calendar" />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
        {session && <NextSession session={session} />}
      </div>
    </div>
  );
}
