import {useEffect, useState} from 'react';

/**
 * Keeps the screen awake while `isOn`, where the browser can. Returns whether it cannot, to say so: the
 * show itself goes on.
 */
export default function useWakeLock(isOn: boolean): boolean {
  const [mayDim, setMayDim] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isCurrent = true;
    const request = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        if (!('wakeLock' in navigator)) throw new Error('no wake lock');
        const sentinel = await navigator.wakeLock.request('screen');
        if (isCurrent) lock = sentinel;
        else await sentinel.release();
        setMayDim(false);
      } catch {
        // An old browser, a low battery or a policy.
        setMayDim(true);
      }
    };
    void request();
    // The browser drops the lock when the window is hidden.
    const handleVisibility = (): void => void request();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', handleVisibility);
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
  return mayDim;
}
