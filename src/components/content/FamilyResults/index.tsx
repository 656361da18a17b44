import type {ReactNode} from 'react';

import courses from '@data/courses';
import {formatPercent} from '@site/src/lib/format';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** What is known, and what is not, about the figures. */
  readonly children: ReactNode;
}

/**
 * The percentages that the provider claims for the family session. Equal tiles and no plot: what each
 * one measures is not known, so nothing may suggest a scale, an order or a comparison.
 *
 * @example
 * <FamilyResults>
 * Cifras según el proveedor.
 * </FamilyResults>
 */
export default function FamilyResults({children}: Props): ReactNode {
  const {results} = findById(courses, 'convivencia-familiar', 'FamilyResults');
  if (!results)
    throw new Error(
      'FamilyResults: faltan «results» en el curso «convivencia-familiar» de src/data/courses.yaml.',
    );
  return (
    <figure className={styles.results}>
      <ul role="list">
        {results.map((value, index) => (
          <li key={value}>
            <span>Resultado {index + 1}</span>
            <strong>{formatPercent(value)}</strong>
          </li>
        ))}
      </ul>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
