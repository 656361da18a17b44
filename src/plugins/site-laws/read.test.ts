import {describe, expect, it} from 'vitest';

import {checkArticles, readLawDocument, readTerms} from './read';

const page = (numbers: number[], headings = numbers): string =>
  [
    '---',
    'articles:',
    ...numbers.map(
      (number) => `  - {number: ${number}, titleKind: editorial, duties: [], who: X, when: Y, roles: []}`,
    ),
    '---',
    '',
    ...headings.map(
      (number) => `## Artículo ${number}. Título ${number} {/* #articulo-${number} */}\n\nTexto.\n`,
    ),
  ].join('\n');

describe('readLawDocument', () => {
  it('reads numbers, titles and lines', () => {
    expect(readLawDocument(page([1, 2]), 'x.mdx').headings).toEqual([
      {number: 1, title: 'Título 1', line: 7},
      {number: 2, title: 'Título 2', line: 11},
    ]);
  });

  it('gives the same result with Windows line endings and a byte-order mark', () => {
    const plain = page([1, 2]);
    expect(readLawDocument(`\uFEFF${plain.replace(/\n/g, '\r\n')}`, 'x.mdx')).toEqual(
      readLawDocument(plain, 'x.mdx'),
    );
  });

  it.each([
    ['## Artículo 1 Objeto {/* #articulo-1 */}', /línea 6, columna 1[\s\S]*el título/],
    ['## articulo 1. Objeto {/* #articulo-1 */}', /línea 6, columna 1[\s\S]*el título/],
    ['## Artículo 1. Objeto', /línea 6, columna 1[\s\S]*el título/],
    ['## Artículo 1. Objeto {/* #objeto */}', /escriba \{\/\* #articulo-1 \*\/\}/],
    ['## Artículo 1. Objeto {/* #articulo-2 */}', /escriba \{\/\* #articulo-1 \*\/\}/],
  ])('refuses «%s»', (line, message) => {
    expect(() => readLawDocument(`${page([1], [])}\n${line}\n`, 'x.mdx')).toThrow(message);
  });

  it('asks for the front matter and its list', () => {
    expect(() => readLawDocument('## Hola', 'x.mdx')).toThrow(/sin los datos de la ley/);
    expect(() =>
      checkArticles(
        readLawDocument('---\ntitle: X\n---\n## Artículo 1. A {/* #articulo-1 */}', 'x.mdx'),
        1,
        'x.mdx',
      ),
    ).toThrow(/la lista «articles» falta el artículo 1/);
  });

  it('names line and field of a fact that is wrong', () => {
    const wrong = page([1, 2]).replace('number: 2, titleKind: editorial', 'number: 2, titleKind: oficial');
    expect(() => readLawDocument(wrong, 'x.mdx')).toThrow(/línea 4[\s\S]*titleKind[\s\S]*«official»/);
    expect(() => readLawDocument(page([1]).replace('roles', 'rol'), 'x.mdx')).toThrow(/«roles»/);
  });
});

describe('checkArticles', () => {
  const check = (numbers: number[], headings?: number[], count = 3): void =>
    checkArticles(readLawDocument(page(numbers, headings), 'x.mdx'), count, 'x.mdx');

  it('accepts 1 to n, in order', () => expect(() => check([1, 2, 3])).not.toThrow());
  it('names a missing article, at the line of the next', () =>
    expect(() => check([1, 2, 3], [1, 3])).toThrow(/línea 12,[\s\S]*el texto.*falta el artículo 2/));
  it('names one that its list does not have', () =>
    expect(() => check([1, 3], [1, 2, 3])).toThrow(/línea 4,[\s\S]*la lista.*falta el artículo 2/));
  it('names a repeated article', () => expect(() => check([1, 2, 2, 3])).toThrow(/repite el artículo 2/));
  it('names an extra article', () => expect(() => check([1, 2, 3, 4])).toThrow(/sobra el artículo 4/));
  it('refuses another order', () => expect(() => check([1, 3, 2])).toThrow(/no está en orden/));
});

it('readTerms takes the first paragraph of each definition', () => {
  const source = [
    '### Antes {/* #antes */}\n\nNo.',
    '<LawDefinitions>',
    '### Bienestar {/* #bienestar */}\n\nSatisfacción. Y más.\n\nOtro párrafo.',
    '### Conductas {/* #conductas */}\n\nAcciones. Hay nueve:\n\n- una;',
    '</LawDefinitions>',
  ].join('\n\n');
  expect(readTerms(source)).toEqual({
    bienestar: {name: 'Bienestar', text: 'Satisfacción. Y más.'},
    conductas: {name: 'Conductas', text: 'Acciones.'},
  });
});
