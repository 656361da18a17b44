import type {ReactNode} from 'react';

import SiteFooter from '@site/src/components/layout/SiteFooter';
import SafePart from '@site/src/components/ui/SafePart';

// Replaced: the closing call, the ecosystem of twelve, contact and legal links.
export default function Footer(): ReactNode {
  return (
    <SafePart>
      <SiteFooter />
    </SafePart>
  );
}
