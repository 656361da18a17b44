import {useCallback, useEffect, useState} from 'react';

const KEY = 'ce-diapositivas-inicio';

export interface Stopwatch {
  /** Seconds since the start, 0 before it. */
  readonly elapsed: number;
  readonly isRunning: boolean;
  /** Hour of the day, «10:05», in the presenter's own time zone. */
  readonly clock: string;
  readonly start: () => void;
  readonly reset: () => void;
}

const hourOf = (time: number): string =>
  new Date(time).toLocaleTimeString('es-CO', {hour: '2-digit', minute: '2-digit', hour12: false});

/** Time of the talk. A reload of the presenter's window does not lose it. Only for the browser. */
export default function useStopwatch(): Stopwatch {
  const [now, setNow] = useState(() => Date.now());
  const [startedAt, setStartedAt] = useState<number | undefined>(undefined);

  useEffect(() => {
    try {
      const saved = Number(window.sessionStorage.getItem(KEY));
      if (saved > 0) setStartedAt(saved);
    } catch {
      // Blocked storage: the time then lasts as long as the window.
    }
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, []);

  const save = (value: number | undefined): void => {
    setStartedAt(value);
    try {
      if (value === undefined) window.sessionStorage.removeItem(KEY);
      else window.sessionStorage.setItem(KEY, String(value));
    } catch {
      // As above.
    }
  };

  const start = useCallback(() => {
    const time = Date.now();
    setNow(time);
    save(time);
  }, []);
  const reset = useCallback(() => save(undefined), []);

  return {
    elapsed: startedAt === undefined ? 0 : Math.max(0, (now - startedAt) / 1000),
    isRunning: startedAt !== undefined,
    clock: hourOf(now),
    start,
    reset,
  };
}
