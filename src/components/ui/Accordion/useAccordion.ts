import {useEffect, type RefObject, type SyntheticEvent} from 'react';
import {useLocation} from '@docusaurus/router';

import {hasLanded} from '@site/src/lib/held';
import {settleOn} from '@site/src/lib/settle-on';

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

interface Handlers {
  readonly onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
}

function handleKey(list: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const focused = event.target as HTMLElement;
  if (event.key === 'Escape') {
    const item = focused.closest('details');
    if (!item?.open) return;
    item.open = false;
    item.querySelector('summary')?.focus();
    return;
  }
  const move = MOVES[event.key];
  if (!move || focused.tagName !== 'SUMMARY') return;
  event.preventDefault();
  const all = [...list.querySelectorAll<HTMLElement>('summary')];
  all[move(all.indexOf(focused), all.length)]?.focus();
}

/**
 * What scripts add to a list of native `<details name>`: arrows, Home and End move between the
 * questions, Escape closes, and an address with the hash of a question or answer opens it.
 */
export function useAccordion(root: RefObject<HTMLDivElement | null>): Handlers {
  const location = useLocation();

  useEffect(() => {
    if (hasLanded()) return undefined;
    const id = decodeHash(location.hash);
    const target = id ? document.getElementById(id) : null;
    const item = target && root.current?.contains(target) ? target.closest('details') : null;
    if (!target || !item) return undefined;
    item.open = true;
    return settleOn(target);
    // The location object, not the hash: following a link to the current hash must work again.
  }, [location, root]);

  useEffect(() => {
    const list = root.current;
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (list) handleKey(list, event);
    };
    list?.addEventListener('keydown', handleKeyDown);
    return () => list?.removeEventListener('keydown', handleKeyDown);
  }, [root]);

  return {
    // Browsers without `<details name>` leave the others open.
    onToggle({currentTarget: item}) {
      if (!item.open) return;
      root.current?.querySelectorAll('details').forEach((other) => {
        if (other !== item) other.open = false;
      });
    },
  };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
