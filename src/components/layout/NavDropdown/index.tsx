import {useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Menu, MenuLink} from '@site/src/lib/navigation';

import {useDismiss} from './useDismiss';
import {useHover} from './useHover';
import {useMenuKeys} from './useMenuKeys';
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
 * Scripts add opening on hover, the arrow keys and closing by Escape, Tab or a press outside.
 */
export default function NavDropdown({menu}: Props): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);
  useHover(ref);
  useMenuKeys(ref);
  useDismiss(ref);
  return (
    <details ref={ref} name="site-menu" className={styles.menu} data-hydrate="keys" data-closes="">
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
