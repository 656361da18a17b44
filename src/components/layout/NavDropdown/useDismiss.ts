import {useEffect, type RefObject} from 'react';

/** Closes a menu when the focus leaves it, on a press outside and when one of its links is followed. */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const listening = new AbortController();
    const {signal} = listening;
    const close = (): void => {
      menu.open = false;
    };
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!menu.contains(event.target as Node)) close();
      },
      {signal},
    );
    menu.addEventListener(
      'focusout',
      ({relatedTarget}) => {
        if (relatedTarget && !menu.contains(relatedTarget as Node)) close();
      },
      {signal},
    );
    menu.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('a')) close();
      },
      {signal},
    );
    return () => listening.abort();
  }, [ref]);
}
