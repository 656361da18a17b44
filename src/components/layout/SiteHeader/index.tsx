import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import brand from '@data/brand';
import links from '@data/links';
import NavDrawer from '@site/src/components/layout/NavDrawer';
import NavDropdown from '@site/src/components/layout/NavDropdown';
import SiteSearch from '@site/src/search/SiteSearch';
import ActionLink from '@site/src/components/ui/ActionLink';
import ColorModeButton from '@site/src/components/ui/ColorModeButton';
import Icon from '@site/src/components/ui/Icon';
import Logo from '@site/src/components/ui/Logo';
import SiteLink from '@site/src/components/ui/SiteLink';
import {menus} from '@site/src/lib/navigation';

import styles from './styles.module.css';

/**
 * The header of every page: home, four menus, colour mode and the demo; a drawer on narrow screens. Compact
 * beyond 50 px of scroll (specification, section 9; `src/browser/loader.ts`): its box keeps its tall height
 * and only the painted bar shrinks, so that the document's height never changes and nothing can flicker.
 */
export default function SiteHeader(): ReactNode {
  const {pathname} = useLocation();
  const isHome = useBaseUrl('/') === pathname;
  const demo = links.find(({id}) => id === 'demo')!;
  return (
    <header className={styles.header} data-compact="false">
      <div className={styles.bar}>
        <SiteLink href="/" className={styles.logo} aria-label={`${brand.name}, inicio`}>
          <Logo />
        </SiteLink>
        <nav aria-label="Principal" className={styles.nav}>
          <ul role="list">
            <li>
              <SiteLink
                href="/"
                className={clsx('icon-button', styles.home)}
                aria-label="Inicio"
                {...(isHome ? {'aria-current': 'page' as const} : {})}>
                <Icon name="home" />
              </SiteLink>
            </li>
            {menus.map((menu) => (
              <li key={menu.id}>
                <NavDropdown menu={menu} />
              </li>
            ))}
          </ul>
        </nav>
        <SiteSearch />
        <div className={styles.wideOnly}>
          <ColorModeButton />
        </div>
        <ActionLink href={demo.href} size="small" className={styles.demo}>
          {demo.label}
        </ActionLink>
        <NavDrawer menus={menus} demoHref={demo.href} demoLabel={demo.label} />
      </div>
    </header>
  );
}
