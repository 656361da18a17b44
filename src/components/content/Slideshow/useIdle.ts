import {useEffect, useState, type RefObject} from 'react';

/** The bar of controls goes away when nobody has touched anything for this long. */
const IDLE_AFTER = 3000;
/** The bar lies over the foot of the slide: a mouse brings it only from this part of the height down. */
const REACH = 0.75;

interface Idle {
  /** Pointer and focus have been still for a while: the cursor goes. */
  readonly isIdle: boolean;
  /** Nobody has reached for the controls for a while: the bar goes. */
  readonly isBarAway: boolean;
}

/**
 * Rest of the hands in full screen; both false whenever `isWatching` is false. A change of `wakes` ends
 * the rest too: something happened that was no touch.
 */
export default function useIdle(
  ref: RefObject<HTMLElement | null>,
  isWatching: boolean,
  wakes?: unknown,
): Idle {
  const [isIdle, setIdle] = useState(false);
  const [isBarAway, setBarAway] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isWatching || !element) return undefined;
    let timer: number | undefined;
    let barTimer: number | undefined;
    const wake = (event?: Event): void => {
      setIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), IDLE_AFTER);
      const isElsewhere =
        event?.type === 'pointermove' &&
        (event as PointerEvent).pointerType === 'mouse' &&
        (event as PointerEvent).clientY < element.clientHeight * REACH;
      if (isElsewhere) return;
      setBarAway(false);
      window.clearTimeout(barTimer);
      barTimer = window.setTimeout(() => setBarAway(true), IDLE_AFTER);
    };
    wake();
    for (const event of ['pointermove', 'pointerdown', 'focusin'] as const)
      element.addEventListener(event, wake);
    return () => {
      window.clearTimeout(timer);
      window.clearTimeout(barTimer);
      setIdle(false);
      setBarAway(false);
      for (const event of ['pointermove', 'pointerdown', 'focusin'] as const)
        element.removeEventListener(event, wake);
    };
  }, [ref, isWatching, wakes]);
  return {isIdle, isBarAway};
}
