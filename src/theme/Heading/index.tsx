import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';

// Replaced: the link to a heading has its name once, not twice (`title` repeated `aria-label`). The
// theme's own sheet for it stays.
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

export default function Heading({as: As, id, className, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorClass = useAnchorTargetClassName(id);
  if (As === 'h1' || !id)
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  brokenLinks.collectAnchor(id);
  const name = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: typeof children === 'string' ? children : id},
  );
  return (
    <As {...props} className={clsx('anchor', anchorClass, className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={name} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
