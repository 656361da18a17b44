import type {ReactNode} from 'react';

import courses from '@data/courses';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Course} from '@site/src/data/types';
import {findById} from '@site/src/lib/find';
import type {TitledItem} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

const course = (id: Course['id']): Course => findById(courses, id, 'courses.yaml');
const fact = (id: Course['id'], name: string): string =>
  findById(course(id).facts, name, `courses.yaml, «${id}»`).value;

/** Facts of a course and its own words after them: «Dos horas al año, para todo el equipo». */
const words = (id: Course['id'], ...facts: readonly string[]): string =>
  [...facts.map((name) => fact(id, name)), course(id).card].filter(Boolean).join(', ');

interface Row {
  /** Figure and unit: «25 h». */
  readonly figure: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** `page` tells the figure and is linked, where it is not the course's own. */
const row = (id: Course['id'], figure: string, facts: readonly string[] = [], page = id): Row => ({
  figure: fact(page, figure),
  title: course(id).name,
  text: words(id, ...facts),
  to: course(page).to ?? '/',
});

const rows: readonly Row[] = [
  row('basico-docente', 'duracion', ['duracion'], 'formacion-docente'),
  row('especializacion', 'creditos', ['duracion', 'modalidad']),
  row('docentes-lideres', 'duracion'),
  row('laboratorio', 'temas'),
];

/** The four ways in which teachers are trained. */
export default function Teachers({title, text}: TitledItem): ReactNode {
  return (
    <li className={styles.piece}>
      <h3>{title}</h3>
      {text}
      <ul role="list" className={styles.courses}>
        {rows.map(({figure, title, text, to}) => {
          const [number, unit] = figure.split(/\s/);
          return (
            <li key={to}>
              <SiteLink href={to}>
                <b>
                  {number}
                  <small>&nbsp;{unit}</small>
                </b>
                <span>
                  <strong>{title}</strong>
                  {text}
                </span>
                <Icon name="arrow" />
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
