import type {ReactNode} from 'react';

import courses from '@data/courses';
import {formatPercent} from '@site/src/lib/format';
import {findById} from '@site/src/lib/find';

const list = new Intl.ListFormat('es');

/**
 * The percentages that the provider claims for the family session. A sentence and no plot: what each one
 * measures is not known, so nothing may suggest a scale, an order or a comparison. Throws in Spanish when the
 * course has no results.
 *
 * @example
 * <FamilyResults />
 */
export default function FamilyResults(): ReactNode {
  const {results} = findById(courses, 'convivencia-familiar', 'FamilyResults');
  if (!results)
    throw new Error(
      'FamilyResults: faltan «results» en el curso «convivencia-familiar» de src/data/courses.yaml.',
    );
  return (
    <p>
      Según el proveedor, una colaboración de investigación obtuvo resultados de{' '}
      {list.format(results.map(formatPercent))}.
    </p>
  );
}
