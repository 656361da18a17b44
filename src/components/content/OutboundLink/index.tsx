import type {ReactNode} from 'react';

import links from '@data/links';
import SiteLink from '@site/src/components/ui/SiteLink';
import {findById} from '@site/src/lib/find';

interface Props {
  /** Id of `src/data/links.yaml`. */
  readonly link: string;
  /** Text of the link; its label when left out. */
  readonly children?: ReactNode;
}

/**
 * Link in a sentence to an address of `src/data/links.yaml`, so that a moved page is mended in one
 * place. Throws in Spanish when the link does not exist.
 *
 * @example
 * Lea el <OutboundLink link="rgpd">reglamento europeo</OutboundLink>.
 */
export default function OutboundLink({link, children}: Props): ReactNode {
  const {href, label} = findById(links, link, 'OutboundLink');
  return <SiteLink href={href}>{children ?? label}</SiteLink>;
}
