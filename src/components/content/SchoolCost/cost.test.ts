import {describe, expect, it} from 'vitest';

import {bringsPlaces, yearTotal} from './cost';

describe('yearTotal', () => {
  it('is the price of one student for each of them', () => {
    const price = {amount: 1_500, currency: 'COP', per: 'student-year'} as const;
    expect(yearTotal({price}, 200)).toBe(300_000);
    expect(yearTotal({price}, 0)).toBe(0);
  });
});

describe('bringsPlaces', () => {
  const plans = [
    {id: 'starter'},
    {id: 'pro', includes: 'starter', freePlaces: true},
    {id: 'premium', includes: 'pro'},
  ] as const;

  it('passes on to the plan that contains it, and not to the one that it contains', () =>
    expect(plans.map((plan) => bringsPlaces(plan, plans))).toEqual([false, true, true]));
});
