import type {ReactNode} from 'react';

import webinar from '@data/webinar';
import CompetenceMark from '@site/src/components/ui/CompetenceMark';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {CompetenceId} from '@site/src/data/types';

import styles from './styles.module.css';

const MARKS: readonly CompetenceId[] = ['conciencia', 'sociales'];

/**
 * Who speaks at the webinar: the part each one has, from `webinar.yaml`.
 *
 * @example
 * <WebinarSpeakers />
 */
export default function WebinarSpeakers(): ReactNode {
  return (
    <ul role="list" className={styles.speakers}>
      {webinar.speakers.map(({role, description, to}, index) => {
        const mark = MARKS[index % MARKS.length] ?? 'conciencia';
        return (
          <li key={role} className={`k-${mark}`}>
            <CompetenceMark id={mark} />
            <h3>{to ? <SiteLink href={to}>{role}</SiteLink> : role}</h3>
            <p>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
