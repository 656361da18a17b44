import type {ReactNode} from 'react';

import SiteHeader from '@site/src/components/layout/SiteHeader';
import PlainHeader from '@site/src/components/layout/SiteHeader/Plain';
import SafePart from '@site/src/components/ui/SafePart';

// Replaced: disclosure menus, drawer and search button of our own, complete without scripts.
export default function Navbar(): ReactNode {
  return (
    <SafePart fallback={<PlainHeader />}>
      <SiteHeader />
    </SafePart>
  );
}
