import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import ActionLink from '@site/src/components/ui/ActionLink';
import ColorModeButton from '@site/src/components/ui/ColorModeButton';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Menu} from '@site/src/lib/navigation';

import styles from './styles.module.css';

interface Props {
  readonly menus: readonly Menu[];
  readonly demoHref: string;
  readonly demoLabel: string;
}

const DRAWER_ID = 'menu-del-sitio';

/**
 * The menu of narrow screens. Without scripts it is a popover; with them (`browser.ts`) the same
 * element opens as a modal dialog, which keeps the focus inside, closes on Escape and gives the focus back. Closed, it
 * is not displayed, so it has no tab stops; the scroll lock is a `:has()` rule and cannot stick.
 */
export default function NavDrawer({menus, demoHref, demoLabel}: Props): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  return (
    <>
      <button
        type="button"
        className={clsx('icon-button', styles.opener)}
        aria-label="Abrir menú"
        aria-haspopup="dialog"
        popoverTarget={DRAWER_ID}>
        <Icon name="menu" />
      </button>
      <dialog id={DRAWER_ID} popover="auto" className={styles.drawer} aria-label="Menú">
        <div className={styles.sheet}>
          <div className={styles.tools}>
            <ColorModeButton />
            <button
              type="button"
              className="icon-button"
              aria-label="Cerrar menú"
              popoverTarget={DRAWER_ID}
              popoverTargetAction="hide">
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label="Menú del sitio">
            <SiteLink
              href="/"
              className={styles.home}
              {...(pathname === base ? {'aria-current': 'page' as const} : {})}>
              <Icon name="home" />
              Inicio
            </SiteLink>
            {menus.map(({id, label, entries}, position) => (
              <details key={id} name="drawer-menu" className={styles.group} open={position === 0}>
                <summary>
                  {label}
                  <Icon name="chevron" />
                </summary>
                <ul role="list">
                  {entries.map(({label: text, href}) => (
                    <li key={href}>
                      <SiteLink
                        href={href}
                        {...(pathname === base + href.slice(1) ? {'aria-current': 'page' as const} : {})}>
                        {text}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
          <ActionLink href={demoHref} className={styles.demo}>
            {demoLabel}
          </ActionLink>
        </div>
      </dialog>
    </>
  );
}
