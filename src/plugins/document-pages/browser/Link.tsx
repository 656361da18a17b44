/* eslint-disable jsx-a11y/anchor-has-content -- the content comes with the properties */
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {isPlainPress} from '@site/src/lib/press';

import {filter, isFilter} from './router';

interface Props extends ComponentProps<'a'> {
  readonly to?: string;
}

function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
  const url = new URL(event.currentTarget.href);
  if (event.defaultPrevented || !isPlainPress(event) || !isFilter(url)) return;
  event.preventDefault();
  filter(url);
}

/**
 * Stands in for `@docusaurus/Link` in the browser: the same element, and the browser itself follows it.
 * Only another query of the same page is answered without a load. The build keeps the original, which
 * looks for broken links.
 */
export default function Link({to, href, ...props}: Props): ReactNode {
  const target = to ?? href;
  const isInternal = isInternalUrl(target);
  const address = useBaseUrl(isInternal ? target : undefined);
  if (target === undefined || !isInternal || target.startsWith('#'))
    return (
      <a
        href={target}
        {...(target !== undefined && !isInternal ? {target: '_blank', rel: 'noopener noreferrer'} : {})}
        {...props}
      />
    );
  return <a onClick={handleClick} {...props} href={address} />;
}
