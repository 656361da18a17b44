import type {ReactNode} from 'react';

import courses from '@data/courses';
import {formatPercent} from '@site/src/lib/format';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

const list = new Intl.ListFormat('es');

interface Props {
  /** What is known, and what is not, about the figures. */
  readonly children: ReactNode;
}

/**
 * The percentages that the provider claims for the family session. One sentence and no plot: what each
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
    <div className={styles.results}>
      <p className={styles.figures}>{list.format(results.map(formatPercent))}</p>
      {children}
    </div>
  );
}
