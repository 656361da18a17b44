import {describe, expect, it} from 'vitest';

import {moved, paused, readClock, secondsOn, started, type Clock} from './clock';

const SECOND = 1000;

describe('the clock of a talk', () => {
  it('runs, stands still in a pause and goes on from there', () => {
    const running = started(undefined, 0, 0);
    expect(secondsOn(running, 90 * SECOND)).toBe(90);
    const standing = paused(running, 90 * SECOND);
    expect(secondsOn(standing, 500 * SECOND)).toBe(90);
    const again = started(standing, 4, 500 * SECOND);
    expect(secondsOn(again, 510 * SECOND)).toBe(100);
    expect(again.from).toBe(0);
  });

  it('starts by itself only when the first slide is left for the second', () => {
    expect(secondsOn(moved(undefined, 0, 1, 0), 5 * SECOND)).toBe(5);
    for (const [from, to] of [
      [4, 5],
      [6, 7],
      [0, 10],
      [1, 0],
    ] as const)
      expect(moved(undefined, from, to, 0)).toBeUndefined();
  });

  it('knows how long the slide on show has been there', () => {
    const clock = moved(started(undefined, 2, 0), 2, 3, 40 * SECOND)!;
    expect(secondsOn(clock, 70 * SECOND) - clock.entered).toBe(30);
  });

  it('is read back as it was stored, and anything else is none', () => {
    const clock: Clock = {ran: 3, since: 9, from: 1, entered: 2};
    expect(readClock(JSON.stringify(clock))).toEqual(clock);
    for (const text of [null, '', '1700000000000', '{}', 'null', '{"ran":"3","from":0,"entered":0}'])
      expect(readClock(text)).toBeUndefined();
  });
});
