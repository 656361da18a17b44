import {useCallback, useEffect, useState} from 'react';

import type {Show} from './useShow';

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

/** What a reload of this window has left of it. */
export function readStart(): number | undefined {
  try {
    return Number(window.sessionStorage.getItem(KEY)) || undefined;
  } catch {
    return undefined;
  }
}

function save(startedAt: number | undefined): void {
  try {
    if (startedAt === undefined) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, String(startedAt));
  } catch {
    // Blocked storage: the time then lasts as long as one of the windows.
  }
}

/**
 * Time of the talk. Neither a reload of the presenter's window nor closing it by mistake loses it: the
 * audience's window gives it back. Only for the browser.
 */
export default function useStopwatch({
  startedAt,
  setStartedAt,
}: Pick<Show, 'startedAt' | 'setStartedAt'>): Stopwatch {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, []);

  const start = useCallback(() => {
    const time = Date.now();
    setNow(time);
    setStartedAt(time);
    save(time);
  }, [setStartedAt]);
  const reset = useCallback(() => {
    setStartedAt(undefined);
    save(undefined);
  }, [setStartedAt]);

  return {
    elapsed: startedAt === undefined ? 0 : Math.max(0, (now - startedAt) / 1000),
    isRunning: startedAt !== undefined,
    clock: hourOf(now),
    start,
    reset,
  };
}
