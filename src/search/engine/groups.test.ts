import {expect, it} from 'vitest';

import {readGroups} from './groups';

const {formsOf, isKnown} = readGroups(['docente|profe maestro', 'precio costo cotizacion|plata']);

it('gives the words of the site that mean the same, the asked one first', () => {
  expect(formsOf('profe')).toEqual(['profe', 'docente']);
  expect(formsOf('costo')).toEqual(['costo', 'precio', 'cotizacion']);
  expect(formsOf('indicador')).toEqual(['indicador']);
});

it('knows other forms of a word, by a stem that is long enough', () => {
  expect(formsOf('maestros')).toContain('docente');
  expect(isKnown('cotizando')).toBe(true);
  expect(isKnown('platano')).toBe(false);
});
