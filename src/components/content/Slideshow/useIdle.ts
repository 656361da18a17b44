import {useEffect, useState, type RefObject} from 'react';

/** The bar of controls goes away when nobody has touched anything for this long. */
const IDLE_AFTER = 3000;

/** Whether pointer and focus have been still for a while; false whenever `isWatching` is false. */
export default function useIdle(ref: RefObject<HTMLElement | null>, isWatching: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isWatching || !element) return undefined;
    let timer: number | undefined;
    const wake = (): void => {
      setIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), IDLE_AFTER);
    };
    wake();
    for (const event of ['pointermove', 'pointerdown', 'focusin'] as const)
      element.addEventListener(event, wake);
    return () => {
      window.clearTimeout(timer);
      setIdle(false);
      for (const event of ['pointermove', 'pointerdown', 'focusin'] as const)
        element.removeEventListener(event, wake);
    };
  }, [ref, isWatching]);
  return isIdle;
}
