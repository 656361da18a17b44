import {useEffect, type RefObject} from 'react';

const links = (menu: HTMLDetailsElement): HTMLAnchorElement[] => [...menu.querySelectorAll('a')];

/** The menu before or after this one in the header, wrapping around. */
function neighbour(menu: HTMLDetailsElement, step: 1 | -1): HTMLDetailsElement | undefined {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('details[name="site-menu"]')];
  return all.at((all.indexOf(menu) + step) % all.length);
}

function handleKey(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = links(menu);
  const index = items.indexOf(document.activeElement as HTMLAnchorElement);

  const focusItem = (position: number): void => {
    menu.open = true;
    items.at(position)?.focus();
  };
  const focusMenu = (step: 1 | -1): void => {
    const other = neighbour(menu, step);
    if (!other || other === menu) return;
    other.open = menu.open;
    menu.open = false;
    other.querySelector('summary')?.focus();
  };

  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: () => focusItem((index + 1) % items.length),
    ArrowUp: () => focusItem(index <= 0 ? -1 : index - 1),
    ArrowRight: () => focusMenu(1),
    ArrowLeft: () => focusMenu(-1),
    ...(menu.open ? {Home: () => focusItem(0), End: () => focusItem(-1)} : {}),
  };

  if (event.key === 'Escape' && menu.open) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
    return;
  }
  const act = actions[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/**
 * Keys of an open or closed menu: Down and Up move through its links (Down on the trigger opens it),
 * Home and End go to the ends, Left and Right to the neighbouring menu, Escape closes and gives the
 * focus back to the trigger. Enter and Space are the browser's own.
 */
export function useMenuKeys(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const handleKeyDown = (event: KeyboardEvent): void => handleKey(menu, event);
    menu.addEventListener('keydown', handleKeyDown);
    return () => menu.removeEventListener('keydown', handleKeyDown);
  }, [ref]);
}
