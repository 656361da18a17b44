import {describe, expect, it} from 'vitest';

import {bringsPlaces, costLines, readStudents, yearTotal} from './cost';

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

describe('readStudents', () => {
  it.each([
    ['1200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
    ['  850 ', 850],
    ['100.000', 100_000],
    ['0850', 850],
  ])('reads «%s»', (written, students) => expect(readStudents(written)).toBe(students));

  it.each([
    ['', /Escriba un número y verá/],
    ['   ', /Escriba un número y verá/],
    ['muchos', /solo el número/],
    ['850 niños', /solo el número/],
    ['1e3', /solo el número/],
    ['1.20', /solo el número/],
    ['12.00.000', /solo el número/],
    ['1 20', /solo el número/],
    ['٨٥٠', /solo el número/],
    ['-5', /mayor que cero/],
    ['−1.200', /mayor que cero/],
    ['0', /mayor que cero/],
    ['0,5', /sin coma/],
    ['1.200,50', /sin coma/],
    ['100001', /hasta 100\.000/],
    ['99999999999999999999', /hasta 100\.000/],
  ])('says in one sentence what to do with «%s»', (written, sentence) => {
    const read = readStudents(written);
    expect(read).toMatch(sentence);
    expect(String(read).match(/\.(?=\s|$)/g)).toHaveLength(1);
  });
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
