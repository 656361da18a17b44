import {describe, expect, it} from 'vitest';

import {freePlaces, parseStudents} from './count';

describe('freePlaces', () => {
  it.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [99, 1],
    [100, 2],
    [150, 3],
  ])('gives for %i students %i places', (students, places) => {
    expect(freePlaces(students, 50)).toBe(places);
  });
});

describe('parseStudents', () => {
  it('reads digits, with or without the Spanish thousands dot', () => {
    expect(parseStudents('420')).toBe(420);
    expect(parseStudents(' 1.200 ')).toBe(1200);
  });

  it('refuses anything else', () => {
    expect(parseStudents('')).toBeUndefined();
    expect(parseStudents('-50')).toBeUndefined();
    expect(parseStudents('12a')).toBeUndefined();
    expect(parseStudents('1234567')).toBeUndefined();
  });
});
