import {describe, expect, it} from 'vitest';

import {duration, kilobytes, median, medianOf} from './numbers';

describe('median', () => {
  it('is the middle of an odd count and the mean of the middle two of an even one', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 10, 2])).toBe(3);
    expect(median([])).toBeUndefined();
  });

  it('orders by size, not by letters, and leaves its input alone', () => {
    const values = [100, 9, 20];
    expect(median(values)).toBe(20);
    expect(values).toEqual([100, 9, 20]);
  });

  it('passes over runs that measured nothing', () => {
    expect(medianOf([undefined, 3, undefined, 1, 2])).toBe(2);
    expect(medianOf([undefined])).toBeUndefined();
  });
});

describe('units', () => {
  it('writes bytes and times', () => {
    expect(kilobytes(17_240)).toBe('17.2 kB');
    expect(duration(1234)).toBe('1.23 s');
    expect(duration(56.7)).toBe('57 ms');
    expect(duration(3.21)).toBe('3.2 ms');
  });
});
