import {useEffect} from 'react';

interface LockingNavigator extends Navigator {
  readonly keyboard?: {lock: (keys: readonly string[]) => Promise<void>; unlock: () => void};
}

/**
 * While something lies over the slides in full screen, Escape should close that and not full screen.
 * Browsers with the Keyboard Lock API give us the key; in the others Escape leaves full screen first.
 */
export default function useEscapeLock(isOn: boolean): void {
  useEffect(() => {
    const {keyboard} = navigator as LockingNavigator;
    if (!isOn || !keyboard) return undefined;
    keyboard.lock(['Escape']).catch(() => undefined);
    return () => keyboard.unlock();
  }, [isOn]);
}
