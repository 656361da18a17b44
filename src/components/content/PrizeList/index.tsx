import type {ReactNode} from 'react';

import experts from '@data/experts';
import IconRows from '@site/src/components/content/SpecialtyAreas/IconRows';
import {findById} from '@site/src/lib/find';

interface Props {
  /** `one` or `two`. */
  readonly expert: string;
}

/**
 * The prizes of an expert, from `src/data/experts.yaml`: one row while they have no names, then one each.
 * Throws in Spanish when the expert does not exist or has none.
 *
 * @example
 * <PrizeList expert="two" />
 */
export default function PrizeList({expert}: Props): ReactNode {
  const {prizes} = findById(experts, expert, 'PrizeList');
  if (prizes.length === 0) {
    throw new Error(
      `PrizeList: «${expert}» no tiene premios en src/data/experts.yaml. Agréguelos o quite la sección.`,
    );
  }
  return <IconRows owner="PrizeList" rows={prizes} />;
}
