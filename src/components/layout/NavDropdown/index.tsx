import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Menu, MenuLink} from '@site/src/lib/navigation';

import styles from './styles.module.css';

interface Props {
  readonly menu: Menu;
}

function Entry({label, href, meta}: MenuLink): ReactNode {
  const {pathname} = useLocation();
  const isCurrent = useBaseUrl(href) === pathname.replace(/(.)\/$/, '$1');
  return (
    <li>
      <SiteLink
        href={href}
        className={styles.entry}
        {...(isCurrent ? {'aria-current': 'page' as const} : {})}>
        <span>{label}</span>
        {meta && <small>{meta}</small>}
      </SiteLink>
    </li>
  );
}

/**
 * One menu of the header: a disclosure (`details`) with a list of links, whole in the static HTML.
 * Scripts add opening on hover, the arrow keys and closing by Tab (`browser.ts`), by Escape and by a press
 * outside (`src/browser/loader.ts`).
 */
export default function NavDropdown({menu}: Props): ReactNode {
  return (
    <details name="site-menu" className={styles.menu} data-wakes="keys" data-closes="">
      <summary className={styles.trigger}>
        {menu.label}
        <Icon name="chevron" />
      </summary>
      <ul className={styles.panel} role="list">
        {menu.entries.map((entry) => (
          <Entry key={entry.href} {...entry} />
        ))}
      </ul>
    </details>
  );
}
