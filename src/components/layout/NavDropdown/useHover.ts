import {useEffect, type RefObject} from 'react';

/** Delay before a menu opens under a resting mouse, in milliseconds (specification, section 9). */
export const OPEN_DELAY = 100;
/** Grace before it closes when the mouse leaves, in milliseconds (specification, section 9). */
export const CLOSE_GRACE = 300;

/**
 * Opens a menu under a mouse and closes it when the mouse is gone; a finger or a pen never does. A
 * press on the trigger of a menu that the mouse has just opened keeps it open instead of closing it.
 */
export function useHover(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const listening = new AbortController();
    const {signal} = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isByHover = false;

    const setOpenAfter = (open: boolean, delay: number) => (event: Pick<PointerEvent, 'pointerType'>) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (menu.open === open) return;
        isByHover = open;
        menu.open = open;
      }, delay);
    };
    const handleTriggerClick = (event: MouseEvent): void => {
      clearTimeout(timer);
      if (isByHover && menu.open) event.preventDefault();
      isByHover = false;
    };

    // The mouse was here before the scripts; a menu that has the focus was opened or closed on purpose.
    if (
      window.matchMedia('(hover: hover) and (pointer: fine)').matches &&
      menu.matches(':hover:not(:focus-within)')
    ) {
      setOpenAfter(true, OPEN_DELAY)({pointerType: 'mouse'});
    }
    menu.addEventListener('pointerenter', setOpenAfter(true, OPEN_DELAY), {signal});
    menu.addEventListener('pointerleave', setOpenAfter(false, CLOSE_GRACE), {signal});
    menu.querySelector('summary')?.addEventListener('click', handleTriggerClick, {signal});
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [ref]);
}
