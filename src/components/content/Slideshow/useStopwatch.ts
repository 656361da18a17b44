import {useCallback, useEffect, useRef, useState} from 'react';

import {moved, paused, readClock, secondsOn, started, type Clock} from './clock';
import type {Show} from './useShow';

const KEY = 'ce-diapositivas-reloj';

export interface Stopwatch {
  readonly clock: Clock | undefined;
  /** Seconds on the clock, 0 before it starts. */
  readonly elapsed: number;
  /** Seconds of the slide on show. */
  readonly onSlide: number;
  readonly isRunning: boolean;
  /** Hour of the day, «10:05», in the presenter's own time zone. */
  readonly hour: string;
  /** The clock was set to zero and nothing else has been done with it. */
  readonly canUndo: boolean;
  readonly start: () => void;
  readonly pause: () => void;
  readonly reset: () => void;
  readonly undo: () => void;
  /** The show was moved. */
  readonly move: (from: number, to: number) => void;
}

const hourOf = (time: number): string =>
  new Date(time).toLocaleTimeString('es-CO', {hour: '2-digit', minute: '2-digit', hour12: false});

/** What a reload of this window has left of it. */
export function storedClock(): Clock | undefined {
  try {
    return readClock(window.sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function store(clock: Clock | undefined): void {
  try {
    if (clock) window.sessionStorage.setItem(KEY, JSON.stringify(clock));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the time then lasts as long as one of the windows.
  }
}

/**
 * Time of the talk. Neither a reload of the presenter's window nor closing it by mistake loses it: the
 * audience's window gives it back. Only for the browser.
 */
export default function useStopwatch({
  clock,
  setClock,
  state: {index},
}: Pick<Show, 'clock' | 'setClock' | 'state'>): Stopwatch {
  const [now, setNow] = useState(() => Date.now());
  const [undoable, setUndoable] = useState<Clock>();
  const latest = useRef(clock);
  useEffect(() => {
    latest.current = clock;
    store(clock);
  }, [clock]);

  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, []);

  const set = useCallback(
    (next: Clock | undefined, before?: Clock): void => {
      latest.current = next;
      setNow(Date.now());
      setUndoable(before);
      setClock(next);
    },
    [setClock],
  );
  const move = useCallback(
    (from: number, to: number): void => {
      const next = moved(latest.current, from, to, Date.now());
      if (next) set(next);
    },
    [set],
  );

  const elapsed = secondsOn(clock, now);
  return {
    clock,
    elapsed,
    onSlide: Math.max(0, elapsed - (clock?.entered ?? 0)),
    isRunning: clock?.since !== undefined,
    hour: hourOf(now),
    canUndo: undoable !== undefined,
    start: () => set(started(latest.current, index, Date.now())),
    pause: () => latest.current && set(paused(latest.current, Date.now())),
    reset: () => set(undefined, latest.current),
    undo: () => set(undoable),
    move,
  };
}
