import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import redirects from '@data/redirects';
import {base, origin} from '@site/src/lib/address';
import {currentAddress} from '@site/src/lib/routes';

interface Props extends Omit<ComponentProps<'a'>, 'ref' | 'target'> {
  readonly href: string;
}

/**
 * Any link of the site. Outward it opens a new tab, says so to screen readers and gives nothing
 * away (`noopener noreferrer`); `tel:`, `mailto:` and files stay plain; a full address of our own
 * site is treated as inside. Plain, since pages are documents; the build still looks for broken ones.
 */
export default function SiteLink({href, children, ...props}: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  const own = origin + base;
  // What code says of a page holds when an editor gives it another address.
  const target = currentAddress(href.startsWith(own) ? `/${href.slice(own.length)}` : href, redirects);

  if (/^https?:/.test(target)) {
    return (
      <a {...props} href={target} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden"> (se abre en una pestaña nueva)</span>
      </a>
    );
  }
  // Docusaurus's own lists have the base path in them.
  const address = target.startsWith('/') && !target.startsWith(base) ? base + target.slice(1) : target;
  // A file is none of the pages: an address of ours has no dot.
  if (!/^[a-z]+:|^[^?#]*\.\w+$/.test(target)) collectLink(address);
  return (
    <a {...props} href={address}>
      {children}
    </a>
  );
}
