import type {ReactNode} from 'react';

import webinar from '@data/webinar';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

/**
 * Who speaks at the webinar: the part each one has, from `webinar.yaml`.
 *
 * @example
 * <WebinarSpeakers />
 */
export default function WebinarSpeakers(): ReactNode {
  return (
    <ul role="list" className={styles.speakers}>
      {webinar.speakers.map(({role, description, to}) => (
        <li key={role}>
          <h3>{to ? <SiteLink href={to}>{role}</SiteLink> : role}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
