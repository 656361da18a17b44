import type {ReactNode} from 'react';

import courses from '@data/courses';
import {findById} from '@site/src/lib/find';
import {keepTogether} from '@site/src/lib/text';

import styles from './styles.module.css';

interface Props {
  /** Id of `src/data/courses.yaml`. */
  readonly course: string;
}

/**
 * What a course is, in figures and few words: its facts as a definition list. The hero shows it by
 * itself when the front matter has `course`. Throws when the course does not exist.
 *
 * @example
 * <CourseFacts course="docentes-lideres" />
 */
export default function CourseFacts({course}: Props): ReactNode {
  const {facts} = findById(courses, course, 'CourseFacts');
  return (
    <dl className={styles.facts} data-columns={facts.length > 4 ? 3 : facts.length}>
      {facts.map(({label, value}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{keepTogether(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
