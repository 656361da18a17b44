import type {ReactNode} from 'react';

import webinar from '@data/webinar';
import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

/**
 * The reminder box of the webinar, from `webinar.yaml`.
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
      </div>
    </div>
  );
}
