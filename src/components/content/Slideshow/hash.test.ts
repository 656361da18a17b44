import {describe, expect, it} from 'vitest';

import {hashFromIndex, indexFromHash} from './hash';

describe('indexFromHash', () => {
  it.each([
    ['#1', 0],
    ['#3', 2],
    ['#11', 10],
    ['#3#5', 2],
    ['', 0],
    ['#', 0],
    ['#0', 0],
    ['#12', 0],
    ['#99', 0],
    ['#-1', 0],
    ['#3.5', 0],
    ['#abc', 0],
    ['#%33', 0],
  ])('%s opens index %i', (hash, index) => {
    expect(indexFromHash(hash, 11)).toBe(index);
  });

  it('reads back what it writes', () => {
    for (let index = 0; index < 11; index += 1) expect(indexFromHash(hashFromIndex(index), 11)).toBe(index);
  });
});
