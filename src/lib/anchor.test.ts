import {describe, expect, it} from 'vitest';

import {aliasOf} from './anchor';

const exists = (id: string): boolean => ['articulo-9', 'Título-viejo'].includes(id);

describe('aliasOf', () => {
  it.each([
    '#artículo-9',
    '#art%C3%ADculo-9',
    '#ART%C3%8DCULO-9',
    '#ARTICULO-9',
    '#arti\u0301culo-9',
    '#Artículo 9',
    '#articulo-9#articulo-9',
    '#articulo-9%23preguntas',
    '#articulo-9:~:text=el%20colegio',
  ])('%s means articulo-9', (hash) =>
    expect(aliasOf(hash, exists)).toEqual({id: 'articulo-9', isExact: false}),
  );

  it('leaves a hash that exists as it is', () => {
    expect(aliasOf('#articulo-9', exists)).toEqual({id: 'articulo-9', isExact: true});
    expect(aliasOf('#T%C3%ADtulo-viejo', exists)).toEqual({id: 'Título-viejo', isExact: true});
  });

  it.each(['#articulo-99', '#', '#%E0%A4%A', '#???'])('%s means nothing', (hash) => {
    expect(aliasOf(hash, exists)).toEqual({isExact: false});
  });
});
