import {describe, expect, it} from 'vitest';

import type {Month} from '@site/src/lib/school-year';

import {inFolds, monthsOf} from './folds';

const steps = (
  [
    ['marzo', 'octubre'],
    ['abril', 'noviembre'],
    ['mayo', 'noviembre'],
    ['junio', 'diciembre'],
    ['junio', 'enero'],
  ] satisfies [Month, Month][]
).map(([a, b]) => ({months: {a, b}}));

describe('inFolds', () => {
  it('keeps together what shares a month in either calendar, in order', () => {
    expect(inFolds(steps).map(({length}) => length)).toEqual([1, 2, 2]);
    expect(inFolds(steps).flat()).toEqual(steps);
  });

  it('names each month once in each calendar', () => {
    for (const calendar of ['a', 'b'] as const) {
      const all = inFolds(steps).flatMap((fold) => monthsOf(fold, calendar));
      expect(all).toEqual([...new Set(all)]);
    }
    expect(inFolds(steps).map((fold) => monthsOf(fold, 'a'))).toEqual([
      ['marzo'],
      ['abril', 'mayo'],
      ['junio'],
    ]);
  });
});
