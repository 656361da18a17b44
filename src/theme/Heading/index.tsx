import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';

// Replaced: the heading is itself the link to its place. The theme puts a second link behind the text,
// whose label every heading, region and article then bears in its name.

/** Whether it is text and emphasis only. A link must not be put around a link or a button. */
const isProse = (children: ReactNode): boolean =>
  Children.toArray(children).every(
    (child) =>
      !isValidElement<{children?: ReactNode}>(child) ||
      (typeof child.type === 'string' &&
        !['a', 'button'].includes(child.type) &&
        isProse(child.props.children)),
  );

export default function Heading({as: As, id, className, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id)
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', className)} id={id}>
      {isProse(children) ? (
        <Link className="heading-link" to={`#${id}`}>
          {children}
        </Link>
      ) : (
        children
      )}
    </As>
  );
}
