import {useEffect, useRef, type RefObject} from 'react';

interface LockingNavigator extends Navigator {
  readonly keyboard?: {lock?: (keys: readonly string[]) => Promise<void>; unlock?: () => void};
}

/** Whether this browser can leave Escape to the page in full screen. Only for the browser. */
export const canLockEscape = (): boolean =>
  typeof (navigator as LockingNavigator).keyboard?.lock === 'function';

/**
 * While something lies over the slides in full screen, Escape should close that and not full screen.
 * Browsers with the Keyboard Lock API give us the key. In the others Escape leaves full screen first:
 * the returned ref says which case this is, so that the deck can at least stay in the window.
 */
export default function useEscapeLock(isOn: boolean): RefObject<boolean> {
  const isLocked = useRef(false);
  useEffect(() => {
    const {keyboard} = navigator as LockingNavigator;
    if (!isOn || !keyboard?.lock) return undefined;
    keyboard.lock(['Escape']).then(
      () => (isLocked.current = true),
      () => undefined,
    );
    return () => {
      isLocked.current = false;
      keyboard.unlock?.();
    };
  }, [isOn]);
  return isLocked;
}
