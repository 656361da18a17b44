import {describe, expect, it} from 'vitest';

import {cleanScan, parseOfficialText, type OfficialOptions} from './official';

const parse = (source: string, options: Partial<OfficialOptions> = {}) =>
  parseOfficialText(source, {count: 3, file: 'texto-oficial.txt', ...options});
const three = (...headings: string[]): string =>
  headings.map((heading, index) => `${heading} Texto ${index + 1}.`).join('\n\n');

describe('headings', () => {
  it.each([
    ['ARTÍCULO 1.', 'ARTÍCULO 2.', 'ARTÍCULO 3.'],
    ['ARTÍCULO 1:', 'ARTÍCULO 2:', 'ARTÍCULO 3:'],
    ['ARTÍCULO 1o.', 'ARTÍCULO 2o.', 'ARTÍCULO 3o.'],
    ['Artículo 1°.', 'Artículo 2°.', 'Artículo 3º.'],
    ['ARTICULO 1.', 'Articulo 2 -', 'ARTÍCULO 3.-'],
    ['ARTÍCULO  1 .', 'ARTÍ\u00ADCULO 2.', 'ARTÍCULO\u00A03:'],
    ['ARTI\u0301CULO 1.', 'ARTÍCULO· 2.', '  ARTÍCULO 3.'],
    ['ARTÍCULO 01.', 'Art. 2.', 'ARTÍCULO 3.º'],
  ])('reads «%s», «%s» and «%s»', (...headings) => {
    const {articles} = parse(three(...headings));
    expect(Object.keys(articles)).toEqual(['1', '2', '3']);
    expect(articles['1']).toEqual(['Texto 1.']);
  });

  it('takes a heading alone on its line', () => {
    expect(parse('ARTÍCULO 1\nTexto.\n\nARTÍCULO 2\n\nOtro.\nARTÍCULO 3.\nFin.').articles).toEqual({
      1: ['Texto.'],
      2: ['Otro.'],
      3: ['Fin.'],
    });
  });

  it('leaves sentences about other articles where they are', () => {
    const text = 'ARTÍCULO 1. Uno.\n\nArtículo 8 de la Ley 1620: se adiciona.\n\nEl artículo 3. sigue.\n\n';
    expect(parse(`${text}ARTÍCULO 2. Dos.\n\nARTÍCULO 3. Tres.`).articles['1']).toEqual([
      'Uno.',
      'Artículo 8 de la Ley 1620: se adiciona.',
      'El artículo 3. sigue.',
    ]);
  });
});

describe('scanning and encoding', () => {
  it('removes noise, not words', () => {
    expect(cleanScan('edu\u00ADca\u00AD\nción  ·  nacional· y\u200B fin ')).toBe('educación nacional y fin');
  });

  it('gives the same articles and fingerprint with CRLF and a byte-order mark', () => {
    const plain = three('ARTÍCULO 1.', 'ARTÍCULO 2.', 'ARTÍCULO 3.');
    expect(parse(`\uFEFF${plain.replace(/\n/g, '\r\n')}`)).toEqual(parse(plain));
    expect(parse(plain).sha256).toMatch(/^[\da-f]{64}$/);
  });

  it('joins the lines of a paragraph cut to a width', () => {
    const text = 'ARTÍCULO 1. Uno que\nsigue aquí:\n1. Una cosa\ny su resto;\n2. Otra.\n\n';
    expect(parse(`${text}ARTÍCULO 2. Dos.\n\nARTÍCULO 3. Tres.`).articles['1']).toEqual([
      'Uno que sigue aquí:',
      '1. Una cosa y su resto;',
      '2. Otra.',
    ]);
  });

  it('refuses a file in another encoding', () => {
    expect(() => parse('ART\uFFFDCULO 1. Uno.')).toThrow(/no está en UTF-8/);
  });
});

describe('what is no article', () => {
  const text = three('ARTÍCULO 1.', 'ARTÍCULO 2.', 'ARTÍCULO 3.');
  it('keeps the title apart', () => {
    expect(parse(`LEY 1 DE 2000\n\nEl Congreso\n\nDECRETA\n\n${text}`).preamble).toEqual([
      'LEY 1 DE 2000',
      'El Congreso',
      'DECRETA',
    ]);
  });

  it.each(['El Presidente del Senado', 'PUBLÍQUESE Y CÚMPLASE', 'Dada en Bogotá', 'Una línea sin marca'])(
    'keeps «%s» and what follows apart',
    (line) => {
      const {articles, closing} = parse(`${text}\n\nPARÁGRAFO. Algo más.\n\n${line}\n\n1. Nota`);
      expect(articles['3']).toEqual(['Texto 3.', 'PARÁGRAFO. Algo más.']);
      expect(closing).toEqual([line, '1. Nota']);
    },
  );
});

describe('a missing heading', () => {
  const text = 'ARTÍCULO 1. Objeto.\n\nTérmino: significado.\n\nOtro: significado.\n\nARTÍCULO 3. Fin.';
  const withoutHeading = [{number: 2, startsWith: 'Término:'}];

  it('is taken from its first words', () => {
    expect(parse(text, {withoutHeading}).articles).toEqual({
      1: ['Objeto.'],
      2: ['Término: significado.', 'Otro: significado.'],
      3: ['Fin.'],
    });
  });
  it('is not needed when the heading is there', () => {
    const headed = text.replace('Término:', 'ARTÍCULO 2. Término:');
    expect(parse(headed, {withoutHeading}).articles['2']![0]).toBe('Término: significado.');
  });
  it('names the article when nobody said so', () =>
    expect(() => parse(text)).toThrow(/línea 7,[\s\S]*falta el artículo 2; después del 1 viene el 3/));
  it('names the first words when they are not there', () =>
    expect(() => parse(text.replace('Término', 'Vocablo'), {withoutHeading})).toThrow(/«Término:»/));
});

it.each([
  [three('ARTÍCULO 1.', 'ARTÍCULO 2.'), /falta el artículo 3: el texto termina en el 2/],
  [three('ARTÍCULO 1.', 'ARTÍCULO 2.', 'ARTÍCULO 2.'), /se repite el artículo 2/],
  [three('ARTÍCULO 1.', 'ARTÍCULO 2.', 'ARTÍCULO 3.', 'ARTÍCULO 4.'), /sobra el artículo 4/],
  [three('ARTÍCULO 2.', 'ARTÍCULO 3.'), /falta el artículo 1/],
  ['ARTÍCULO 1.\n\nARTÍCULO 2. Dos.\n\nARTÍCULO 3. Tres.', /el artículo 1 no tiene texto/],
  [
    `${three('ARTÍCULO 1.', 'ARTÍCULO 2.', 'ARTÍCULO 3.')}\n\nEl Presidente\n\nARTÍCULO 4. X`,
    /línea 9,[\s\S]*después de las firmas/,
  ],
  ['Nada', /ningún artículo/],
])('names what does not fit', (source, message) => expect(() => parse(source)).toThrow(message));
