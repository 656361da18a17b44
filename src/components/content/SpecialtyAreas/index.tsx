import type {ReactNode} from 'react';

import experts from '@data/experts';
import {findById} from '@site/src/lib/find';

import IconRows from './IconRows';

interface Props {
  /** `one` or `two`. */
  readonly expert: string;
}

/**
 * The areas an expert works in, from `src/data/experts.yaml`. Throws in Spanish when the expert or
 * an icon does not exist.
 *
 * @example
 * <SpecialtyAreas expert="two" />
 */
export default function SpecialtyAreas({expert}: Props): ReactNode {
  return <IconRows owner="SpecialtyAreas" rows={findById(experts, expert, 'SpecialtyAreas').specialties} />;
}
