import {useEffect} from 'react';

import {takeUp} from '@site/src/lib/fresh-start';
import {onOpenSearch} from '@site/src/lib/search/open';

/** Whether a key press belongs to a field. The one of a closed dialog keeps the focus for a frame. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.getClientRects().length > 0 &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const isSearchKey = ({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean =>
  (/^k$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey) ||
  (key === '/' && !ctrlKey && !metaKey && !altKey);

/**
 * The ways to open search besides its button: `/`, Ctrl or Cmd with K, `?buscar=` in the address
 * and `openSearch()`, or a search that a reload cut short. Keys do nothing while somebody types, over another dialog or in full screen.
 *
 * @param open opens the dialog, with a text when the address brings one
 */
export default function useSearchKeys(open: (text?: string) => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!isSearchKey(event) || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog:is([open], :popover-open)') || document.fullscreenElement) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKey);
    const stop = onOpenSearch(() => open());
    return () => {
      document.removeEventListener('keydown', handleKey);
      stop();
    };
  }, [open]);

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('buscar') ?? takeUp();
    if (asked !== undefined) open(asked);
  }, [open]);
}
