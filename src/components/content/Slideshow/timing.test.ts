import {describe, expect, it} from 'vitest';

import {formatClock, paceOf, timeLeft} from './timing';

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3729, '1:02:09'],
    [-3, '0:00'],
  ])('%d seconds read %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('paceOf', () => {
  const planned = [60, 120, 180];
  it.each([
    [30, 0, 'fine'],
    [100, 0, 'fine'],
    [110, 0, 'late'],
    [10, 1, 'early'],
    [20, 1, 'fine'],
    [400, 2, 'fine'],
    [500, 2, 'late'],
  ] as const)('%i s on slide %i is %s', (elapsed, index, tone) => {
    expect(paceOf(elapsed, index, planned).tone).toBe(tone);
  });

  it('counts from the slide with which the talk began', () => {
    expect(paceOf(0, 2, planned, 2).tone).toBe('fine');
    expect(paceOf(0, 2, planned).tone).toBe('early');
    expect(paceOf(10, 0, planned, 2).tone).toBe('fine');
    expect(timeLeft(30, planned, 1)).toBe(270);
    expect(timeLeft(400, planned)).toBe(-40);
  });

  it('says by how much', () => {
    expect(paceOf(240, 0, planned).text).toBe('Lleva 3\u00a0min de más');
  });
});
