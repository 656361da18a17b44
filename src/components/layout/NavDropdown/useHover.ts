import {useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject} from 'react';

/** Delay before a menu opens under a resting mouse, in milliseconds (specification, section 9). */
export const OPEN_DELAY = 100;
/** Grace before it closes when the mouse leaves, in milliseconds (specification, section 9). */
export const CLOSE_GRACE = 300;

/**
 * Opens a menu under a mouse and closes it when the mouse is gone; a finger or a pen never does. A
 * press on the trigger of a menu that the mouse has just opened keeps it open instead of closing it.
 * A press outside closes it.
 */
export function useHover(ref: RefObject<HTMLDetailsElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);

  useEffect(() => {
    const handleOutside = (event: globalThis.PointerEvent): void => {
      const menu = ref.current;
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
    };
    document.addEventListener('pointerdown', handleOutside);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', handleOutside);
    };
  }, [ref]);

  const setOpenAfter = (open: boolean, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!ref.current || ref.current.open === open) return;
      isByHover.current = open;
      ref.current.open = open;
    }, delay);
  };

  return {
    area: {
      onPointerEnter: (event: PointerEvent): void => {
        if (event.pointerType === 'mouse') setOpenAfter(true, OPEN_DELAY);
      },
      onPointerLeave: (event: PointerEvent): void => {
        if (event.pointerType === 'mouse') setOpenAfter(false, CLOSE_GRACE);
      },
    },
    handleTriggerClick: (event: MouseEvent): void => {
      clearTimeout(timer.current);
      if (isByHover.current && ref.current?.open) event.preventDefault();
      isByHover.current = false;
    },
  };
}
