import type {ReactNode} from 'react';

import courses from '@data/courses';
import SiteLink from '@site/src/components/ui/SiteLink';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** Id of a course of `src/data/courses.yaml` that has a syllabus. */
  readonly course: string;
}

/**
 * The topics of a course, numbered; a topic that has its own page on the site links to it. Throws
 * when the course does not exist or has no syllabus.
 *
 * @example
 * <Syllabus course="laboratorio" />
 */
export default function Syllabus({course}: Props): ReactNode {
  const {syllabus} = findById(courses, course, 'Syllabus');
  if (!syllabus)
    throw new Error(`Syllabus: el curso «${course}» no tiene «syllabus» en src/data/courses.yaml.`);
  return (
    <ol role="list" className={styles.topics}>
      {syllabus.map(({topic, to}, index) => (
        <li key={topic}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {to ? <SiteLink href={to}>{topic}</SiteLink> : <span>{topic}</span>}
        </li>
      ))}
    </ol>
  );
}
