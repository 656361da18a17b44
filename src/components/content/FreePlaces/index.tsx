import type {ReactNode} from 'react';

import courses from '@data/courses';
import {formatInteger} from '@site/src/lib/format';
import {findById} from '@site/src/lib/find';
import {freePlaces} from '@site/src/lib/students';

import styles from './styles.module.css';

const BLOCKS = [1, 2, 3, 4, 10] as const;

/**
 * How many specialisation courses a school gets free: a table of examples and the rule in words. For the
 * school's own number there is `<SchoolCost />`.
 *
 * @example
 * <FreePlaces />
 */
export default function FreePlaces(): ReactNode {
  const {freePlacePer: per} = findById(courses, 'especializacion', 'FreePlaces');
  if (!per)
    throw new Error(
      'FreePlaces: falta «freePlacePer» en el curso «especializacion» de src/data/courses.yaml.',
    );
  return (
    <div className={styles.places}>
      <table>
        <caption>Cursos sin costo según los estudiantes inscritos</caption>
        <thead>
          <tr>
            <th scope="col">Estudiantes inscritos</th>
            <th scope="col">Cursos sin costo</th>
          </tr>
        </thead>
        <tbody>
          {BLOCKS.map((block) => (
            <tr key={block}>
              <th scope="row">{formatInteger(block * per)}</th>
              <td>{formatInteger(freePlaces(block * per, per))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.rule}>
        Para saber cuántos le corresponden, divida sus estudiantes inscritos entre {per} y quédese con la
        parte entera. Con 420 estudiantes son {freePlaces(420, per)} cursos.
      </p>
    </div>
  );
}
