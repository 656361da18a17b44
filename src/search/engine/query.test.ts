import {describe, expect, it} from 'vitest';

import {isBeginning, parseQuery} from './query';

const LAWS = [2491, 2503];
const read = (text: string) => parseQuery(text, LAWS);

describe('parseQuery', () => {
  it.each([
    ['2491', ['xley2491x']],
    ['Ley 2491/2025', ['xley2491x']],
    ['ley: 2491', ['xley2491x']],
    ['LEY  2491 de 2025', ['xley2491x']],
    ['ley2503', ['xley2503x']],
    ['art. 5', ['xart5x']],
    ['art5', ['xart5x']],
    ['artculo 5', ['xart5x']],
    ['aritculo 5', ['xart5x']],
    ['Artículo 1', ['xart1x']],
    ['artículo n.º 12', ['xart12x']],
    ['artículo quinto', ['xart5x']],
    ['articulo 5 ley 2491', ['xley2491art5x']],
    ['artículo 5 de la Ley 2491 de 2025', ['xley2491art5x']],
    ['Ley 2503, art. 9', ['xley2503art9x']],
    ['2503 15', ['xley2503art15x']],
    ['Ley 2.503 de 2025', ['xley2503x']],
    ['ley 2491 del 23 de julio', ['xley2491x']],
    ['ley 2491 del 23 de julio de 2025', ['xley2491x']],
    ['ley 2503 de julio 31 de 2025', ['xley2503x']],
    ['artículo 5 de la Ley 2.491 del 23 de julio de 2025', ['xley2491art5x']],
    ['2503/25', ['xley2503x']],
    ['ley 2503 de 25', ['xley2503x']],
    ['ley2491de2025', ['xley2491x']],
    ['art. 5°', ['xart5x']],
    ['art. 5to', ['xart5x']],
    ['articulo 11 ley 2491', ['xley2491art11x']],
  ])('«%s» names %j and nothing else', (text, references) => {
    expect(read(text)).toMatchObject({references, rest: []});
  });

  it('who names both laws asks for what they share, unless nothing else is said', () => {
    expect(read('comparación de la ley 2491 y la 2503')).toMatchObject({references: []});
    expect(read('leyes 2491 y 2503').references).toEqual(['xley2491x']);
  });

  it('«art. 5» has the words of «artículo 5»', () => {
    expect(read('art. 5').words).toEqual(read('artículo 5').words);
  });

  it.each(['2025', 'ley 1620', 'plan 5', 'artículo', 'la ley', '12 horas'])('«%s» names nothing', (text) => {
    expect(read(text).references).toEqual([]);
  });

  it.each(['artículo 5 ley 1620', 'ley 1620 artículo 5', 'art. 5 de la Ley 1620 de 2013'])(
    '«%s» names a law that is not here, and no article of another',
    (text) => expect(read(text)).toMatchObject({references: [], otherLaw: 1620}),
  );

  it('reads a number with marks as one word', () => {
    expect(read('99.000').words).toEqual(['99000']);
    expect(read('53198').words).toEqual(['53198']);
  });

  it('keeps the words beside a name', () => {
    expect(read('ley 2491 padres').rest).toEqual(['padres']);
    expect(read('artículo 5 evaluación').rest).toEqual(['evaluacion']);
  });

  it.each(['~', '*', '-', '^', '"', '(', '%', '#', '\\', '   ', '😀', ''])('«%s» has no words', (text) => {
    expect(read(text).words).toEqual([]);
  });

  it.each(['+bullying', 'bullying~1', 'bullying:', '<b>bullying</b>', '¿bullying?'])(
    '«%s» is plain words',
    (text) => expect(read(text).words).toContain('bullying'),
  );

  it('reads only the beginning of a long text', () => {
    expect(read('emoción '.repeat(500)).words).toHaveLength(12);
  });

  it('reads as far as the twelfth word with a subject', () => {
    const text = 'yo soy rector en Ipiales y quiero saber si a la secretaria también hay que capacitarla';
    expect(read(text).words.at(-1)).toBe('capacitarla');
    expect(read(`que ${'emoción que '.repeat(14)}`).words).toHaveLength(24);
  });
});

describe('isBeginning', () => {
  it.each(['a', 'co', 'matoneo ve', 'ley 249', 'ley: 2', '24', 'quien debe', '¿cómo', ''])(
    '«%s» is one',
    (text) => expect(isBeginning(text)).toBe(true),
  );

  it.each([
    'PEI',
    'conv',
    'art. 5',
    'artículo 14',
    '2491',
    'ley 2503',
    'quien debe rep',
    'precio',
    '2503 15',
  ])('«%s» is a question', (text) => expect(isBeginning(text)).toBe(false));
});
