/** The clock of a talk, as both windows keep it. Pure, so that the tests share its rules. */
export interface Clock {
  /** Seconds on it when it was started last. */
  readonly ran: number;
  /** When it was started last, in milliseconds; absent while it stands still. */
  readonly since?: number;
  /** The slide with which it began: the plan counts from there. */
  readonly from: number;
  /** Seconds on it when the slide on show came. */
  readonly entered: number;
}

/** Seconds on the clock; 0 before it has ever been started. */
export const secondsOn = (clock: Clock | undefined, now: number): number =>
  clock ? clock.ran + (clock.since === undefined ? 0 : Math.max(0, now - clock.since) / 1000) : 0;

/** Started for the first time on slide `index`, or going on after a pause. */
export const started = (clock: Clock | undefined, index: number, now: number): Clock =>
  clock ? {...clock, since: clock.since ?? now} : {ran: 0, since: now, from: index, entered: 0};

export const paused = (clock: Clock, now: number): Clock => ({
  ran: secondsOn(clock, now),
  from: clock.from,
  entered: clock.entered,
});

/**
 * The clock after a move. One that was never started starts when the first slide is left for the second, and
 * at no other move: a show opened in its middle, or reset there, waits for the presenter.
 */
export function moved(clock: Clock | undefined, from: number, to: number, now: number): Clock | undefined {
  if (clock) return {...clock, entered: secondsOn(clock, now)};
  return from === 0 && to === 1 ? started(undefined, to, now) : undefined;
}

/** A clock that was stored, or undefined when what is there is none. */
export function readClock(text: string | null): Clock | undefined {
  try {
    const clock = JSON.parse(text ?? '') as Partial<Clock> | null;
    const isSound = [clock?.ran, clock?.from, clock?.entered].every(Number.isFinite);
    return isSound ? (clock as Clock) : undefined;
  } catch {
    return undefined;
  }
}
