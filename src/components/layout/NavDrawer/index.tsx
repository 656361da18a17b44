import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
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

/** Width from which the menus stand in the header: 76rem, as in the style sheets. */
const WIDE = '(min-width: 76rem)';
const DRAWER_ID = 'menu-del-sitio';

/** Closes the drawer, whether it opened as a dialog or, before scripts ran, as a popover. */
function closeDrawer(dialog: HTMLDialogElement | null): void {
  if (dialog?.matches(':is(:popover-open)')) dialog.hidePopover?.();
  dialog?.close();
}

/** Opened as a popover before scripts ran: goes on as a dialog, with the focus where it was. */
function upgrade(dialog: HTMLDialogElement | null): void {
  if (!dialog?.matches(':is(:popover-open)')) return;
  const focused = document.activeElement;
  dialog.hidePopover?.();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

/** Closes the drawer by a link or the backdrop, on a change of page, on browser Back and on widening. */
function useAutoClose(dialog: {current: HTMLDialogElement | null}): void {
  const {pathname, hash} = useLocation();
  const place = useRef(pathname + hash);
  useEffect(() => upgrade(dialog.current), [dialog]);
  useEffect(() => {
    if (place.current !== pathname + hash) closeDrawer(dialog.current);
    place.current = pathname + hash;
  }, [dialog, pathname, hash]);
  useEffect(() => {
    const close = (): void => closeDrawer(dialog.current);
    // A press on the backdrop reaches the dialog itself; a press on a link may name the current page.
    const handlePress = (event: globalThis.MouseEvent): void => {
      if (event.target === event.currentTarget || (event.target as Element).closest('a')) close();
    };
    const element = dialog.current;
    element?.addEventListener('click', handlePress);
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', close);
    window.addEventListener('popstate', close);
    return () => {
      element?.removeEventListener('click', handlePress);
      wide.removeEventListener('change', close);
      window.removeEventListener('popstate', close);
    };
  }, [dialog]);
}

/**
 * The menu of narrow screens. Without scripts it is a popover; with them the same element opens as a
 * modal dialog, which keeps the focus inside, closes on Escape and gives the focus back. Closed, it
 * is not displayed, so it has no tab stops; the scroll lock is a `:has()` rule and cannot stick.
 */
export default function NavDrawer({menus, demoHref, demoLabel}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  useAutoClose(dialog);

  const handleOpen = (event: MouseEvent): void => {
    event.preventDefault();
    closeDrawer(dialog.current);
    dialog.current?.showModal();
  };
  const handleClose = (event: MouseEvent): void => {
    event.preventDefault();
    closeDrawer(dialog.current);
  };
  return (
    <>
      <button
        type="button"
        className={clsx('icon-button', styles.opener)}
        aria-label="Abrir menú"
        aria-haspopup="dialog"
        popoverTarget={DRAWER_ID}
        onClick={handleOpen}>
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id={DRAWER_ID} popover="auto" className={styles.drawer} aria-label="Menú">
        <div className={styles.sheet}>
          <div className={styles.tools}>
            <ColorModeButton />
            <button
              type="button"
              className="icon-button"
              aria-label="Cerrar menú"
              popoverTarget={DRAWER_ID}
              popoverTargetAction="hide"
              onClick={handleClose}>
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
