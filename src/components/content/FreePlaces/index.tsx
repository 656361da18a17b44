import type {ReactNode} from 'react';

import courses from '@data/courses';
import island from '@site/src/browser/island';
import {formatInteger} from '@site/src/lib/format';
import {findById} from '@site/src/lib/find';
import {freePlaces} from '@site/src/lib/students';

import View from './Calculator';
import styles from './styles.module.css';

const Calculator = island(View, {name: 'Calculator', when: 'visible'});

const BLOCKS = [1, 2, 3, 4, 10] as const;

/**
 * How many specialisation courses a school gets free: a table of examples, the rule in words and, with
 * scripts, a calculator with the school's own number. The calculator stands in the page from the start,
 * so that nothing jumps when scripts come; without them it is not shown.
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
      <div className={styles.own}>
        <Calculator per={per} />
        <p className={styles.rule}>
          Para saber cuántos le corresponden, divida sus estudiantes inscritos entre {per} y quédese con la
          parte entera. Con 420 estudiantes son {freePlaces(420, per)} cursos.
        </p>
      </div>
    </div>
  );
}
