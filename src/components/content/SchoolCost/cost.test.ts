import {describe, expect, it} from 'vitest';

import {bringsPlaces, costLines, yearTotal} from './cost';

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

describe('costLines', () => {
  const price = {amount: 1_500, currency: 'COP', per: 'student-year'} as const;
  const plans = [
    {name: 'Uno', price, places: false},
    {name: 'Dos', price: {...price, amount: 2_000}, places: true},
  ];

  it('has a line a plan, with the courses of those that bring them', () => {
    expect(costLines(1_200, {per: 50, plans})).toEqual([
      'Uno: $\u00a01.800.000',
      'Dos: $\u00a02.400.000, con 24 cursos sin costo',
    ]);
  });

  it('counts one course as one', () => {
    expect(costLines(50, {per: 50, plans})[1]).toMatch(/con 1 curso sin costo$/);
    expect(costLines(49, {per: 50, plans})[1]).toMatch(/con 0 cursos sin costo$/);
  });
});
