import type {ReactNode} from 'react';

import courses from '@data/courses';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Course} from '@site/src/data/types';
import type {TitledItem} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

function course(id: Course['id']): Course {
  const found = courses.find((entry) => entry.id === id);
  if (!found) throw new Error(`No existe el curso «${id}» en src/data/courses.yaml.`);
  return found;
}

function fact(id: Course['id'], name: string): string {
  const found = course(id).facts.find((entry) => entry.id === name);
  if (!found) throw new Error(`El curso «${id}» no tiene el dato «${name}» en src/data/courses.yaml.`);
  return found.value;
}

interface Row {
  /** Figure and unit: «25 h». */
  readonly figure: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

const link = (id: Course['id']): string => course(id).to ?? '/';

const rows: readonly Row[] = [
  {
    figure: fact('formacion-docente', 'duracion'),
    title: course('basico-docente').name,
    text: `${fact('basico-docente', 'duracion')}, para todo el equipo`,
    to: link('formacion-docente'),
  },
  {
    figure: fact('especializacion', 'creditos'),
    title: course('especializacion').name,
    text: `${fact('especializacion', 'duracion')}, ${fact('especializacion', 'modalidad')}`,
    to: link('especializacion'),
  },
  {
    figure: fact('docentes-lideres', 'duracion'),
    title: course('docentes-lideres').name,
    text: fact('docentes-lideres', 'ritmo') + ', en vivo',
    to: link('docentes-lideres'),
  },
  {
    figure: fact('laboratorio', 'temas'),
    title: course('laboratorio').name,
    text: 'Diplomado con proyecto final',
    to: link('laboratorio'),
  },
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
