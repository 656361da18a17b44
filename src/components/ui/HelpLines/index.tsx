import type {ReactNode} from 'react';

import help from '@data/help';
import SiteLink from '@site/src/components/ui/SiteLink';
import {NBSP} from '@site/src/lib/text';

/** The public lines of help.yaml, each with what it is for. Whoever shows them gives the list its looks. */
export default function HelpLines({className}: {readonly className: string | undefined}): ReactNode {
  return (
    <ul role="list" className={className}>
      {help.lines.map(({name, href, what}) => (
        <li key={name}>
          {/* The name and its number stay on one line. */}
          <SiteLink href={href}>{name.replaceAll(' ', NBSP)}</SiteLink>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
