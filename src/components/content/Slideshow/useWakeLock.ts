import {useEffect} from 'react';

/** Keeps the screen awake while `isOn`, where the browser can; a refusal changes nothing. */
export default function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isCurrent = true;
    const request = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const sentinel = await navigator.wakeLock.request('screen');
        if (isCurrent) lock = sentinel;
        else await sentinel.release();
      } catch {
        // Low battery or a policy: the show goes on without it.
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
}
