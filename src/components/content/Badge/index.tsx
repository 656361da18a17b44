import type {ReactNode} from 'react';

import courses from '@data/courses';
import universities from '@data/universities';
import ActionLink from '@site/src/components/ui/ActionLink';
import {findById} from '@site/src/lib/find';
import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

interface Props {
  /** What the offer means for the school, in one or two sentences. */
  readonly children: ReactNode;
}

/** A seal with as many teeth as it needs to look pressed; drawn once around 50 50. */
const TEETH = Array.from({length: 24}, (_, i) => {
  const angle = (i * Math.PI) / 12;
  return {
    x: Math.round((50 + 43 * Math.cos(angle)) * 10) / 10,
    y: Math.round((50 + 43 * Math.sin(angle)) * 10) / 10,
  };
});

/**
 * The offer of official teacher training as a seal: one place for each block of enrolled students,
 * from `src/data/courses.yaml`, with the name of the title from `src/data/universities.yaml`. Throws
 * in Spanish when the course has no such offer.
 *
 * @example
 * <Badge>
 *
 * El cupo no tiene costo para el colegio.
 *
 * </Badge>
 */
export default function Badge({children}: Props): ReactNode {
  const course = findById(courses, 'especializacion', 'Badge');
  if (!course.freePlacePer || !course.to) {
    throw new Error(
      'Badge: el curso «especializacion» necesita `freePlacePer` y `to` en src/data/courses.yaml.',
    );
  }
  return (
    <div role="note" className={styles.badge} aria-label="Oferta de formación docente">
      <svg viewBox="0 0 100 100" className={styles.seal} aria-hidden="true">
        {TEETH.map(({x, y}) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className={styles.rim} />
        ))}
        <circle cx="50" cy="50" r="43" className={styles.rim} />
        <circle cx="50" cy="50" r="35" className={styles.face} />
        <text x="50" y="55" textAnchor="middle" className={styles.number}>
          1
        </text>
        <text x="50" y="69" textAnchor="middle" className={styles.unit}>
          por cada {course.freePlacePer}
        </text>
      </svg>
      <div className={styles.text}>
        <h3 className={styles.title}>{universities.lleida.badge}</h3>
        <p>
          Una formación docente oficial por cada {course.freePlacePer}
          {NBSP}estudiantes inscritos.
        </p>
        {children}
      </div>
      <ActionLink href={course.to} variant="text">
        Ver el curso
      </ActionLink>
    </div>
  );
}
