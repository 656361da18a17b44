import {describe, expect, it} from 'vitest';

import {formatClock, paceOf} from './timing';

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

  it('says by how much', () => {
    expect(paceOf(240, 0, planned).text).toBe('Lleva 3\u00a0min de más');
  });
});
