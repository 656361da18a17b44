import type {ReactNode} from 'react';

import experts from '@data/experts';
import SiteLink from '@site/src/components/ui/SiteLink';
import {findById} from '@site/src/lib/find';
import {expertRoute} from '@site/src/lib/routes';

interface Props {
  /** `one` or `two`. */
  readonly expert: string;
  /** Text of the link; the expert's title when left out. */
  readonly children?: ReactNode;
}

/**
 * Link in a sentence to an expert's page, whose address follows the name in the data. Throws in
 * Spanish when the expert does not exist.
 *
 * @example
 * Conozca a <ExpertLink expert="two">la persona que dirige el modelo</ExpertLink>.
 */
export default function ExpertLink({expert, children}: Props): ReactNode {
  const found = findById(experts, expert, 'ExpertLink');
  return <SiteLink href={expertRoute(found)}>{children ?? found.title}</SiteLink>;
}
