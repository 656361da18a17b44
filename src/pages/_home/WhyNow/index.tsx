import type {ReactNode} from 'react';
import clsx from 'clsx';

import Art from '@site/src/components/ui/Art';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {CompetenceId} from '@site/src/data/types';
import {PLAN_PATH} from '@site/src/lib/school-year';

import Band from '../Band';
import styles from './styles.module.css';

interface Reason {
  readonly art: string;
  readonly color: CompetenceId;
  readonly title: string;
  readonly text: string;
}

const reasons: readonly Reason[] = [
  {
    art: 'porque-evidencia',
    color: 'regulacion',
    title: 'Evidencia cuantitativa y cualitativa',
    text: 'Cifras y observaciones de cada curso, con los mismos instrumentos en cada aplicación. Así se puede comparar.',
  },
  {
    art: 'porque-intervencion',
    color: 'autonomia',
    title: 'Intervenciones concretas',
    text: 'Un programa para estudiantes, formación para docentes y sesiones para familias.',
  },
  {
    art: 'porque-formacion',
    color: 'conciencia',
    title: 'Docentes formados en poco tiempo',
    text: 'Dos horas al año para todo el equipo. Quien quiere profundizar toma un curso universitario.',
  },
  {
    art: 'porque-ley',
    color: 'autocuidado',
    title: 'Un marco legal con calendario',
    text: 'El colegio debe reportar cada semestre. El Ministerio debe hacer estudios de impacto: cada dos años, según nuestra lectura.',
  },
];

/** Four reasons to begin this year, each with its drawing. */
export default function WhyNow(): ReactNode {
  return (
    <Band
      id="por-que-ahora"
      title="¿Por qué ahora?"
      lead={
        <p>
          Las dos leyes rigen desde 2025. Para cumplirlas, un colegio necesita cuatro cosas y un{' '}
          <SiteLink href={PLAN_PATH}>plan del año</SiteLink>.
        </p>
      }>
      <ul role="list" className={styles.reasons}>
        {reasons.map(({art, color, title, text}) => (
          <li key={art} className={clsx(styles.reason, `k-${color}`)}>
            <Art name={art} className={styles.plate} />
            <div className={styles.body}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
