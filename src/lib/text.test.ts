import {describe, expect, it} from 'vitest';

import {currentAddress, expertRoute} from './routes';
import {keepTogether, slugify} from './text';

describe('keepTogether', () => {
  it.each([
    ['Unos 20 min', 'Unos 20\u00a0min'],
    ['7 a 10 min · 6 indicadores', '7 a 10\u00a0min · 6\u00a0indicadores'],
    ['25 h · 1 ECTS', '25\u00a0h · 1\u00a0ECTS'],
    ['100 % en línea', '100\u00a0% en línea'],
    ['La Ley 2491 y las leyes 2491', 'La Ley\u00a02491 y las leyes\u00a02491'],
    ['artículos 5 y 6, n.º 53.198', 'artículos\u00a05 y 6, n.º\u00a053.198'],
    ['el 31 de julio de 2025', 'el 31\u00a0de\u00a0julio de 2025'],
    ['30 de mayoría', '30 de mayoría'],
    ['30 hijos', '30 hijos'],
    ['https://example.com/a', 'https://example.com/a'],
  ])('«%s»', (text, expected) => expect(keepTogether(text)).toBe(expected));

  it('does nothing the second time', () => {
    const once = keepTogether('Ley 2503, 20 min');
    expect(keepTogether(once)).toBe(once);
  });
});

describe('slugify', () => {
  it.each([
    ['Regulación emocional', 'regulacion-emocional'],
    ['Niñez y 0 a 12 años', 'ninez-y-0-a-12-anos'],
    ['¿Quiénes somos?', 'quienes-somos'],
  ])('«%s» → %s', (text, slug) => expect(slugify(text)).toBe(slug));
});

describe('routes', () => {
  const experts = [{id: 'two', nameSlug: 'maria-perez'}] as const;

  it('makes the route of a profile from its name', () => {
    expect(expertRoute(experts[0])).toBe('/maria-perez-profile-two');
  });

  it('follows an address that changed, with its part', () => {
    const redirects = [{from: '/antes', to: '/ahora'}];
    expect(currentAddress('/antes', redirects)).toBe('/ahora');
    expect(currentAddress('/antes#parte', redirects)).toBe('/ahora#parte');
    expect(currentAddress('/otra#parte', redirects)).toBe('/otra#parte');
    expect(currentAddress('https://ejemplo.org/#a', redirects)).toBe('https://ejemplo.org/#a');
  });
});
