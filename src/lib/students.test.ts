import {describe, expect, it} from 'vitest';

import {freePlaces, readStudents} from './students';

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
