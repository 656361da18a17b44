import {describe, expect, it} from 'vitest';

import {disagreement, figuresOf} from './figures';

const fact = {file: 'src/data/tools.yaml', name: 'Prueba', text: 'Unos 20 min; 13 indicadores'};

it('reads figures with their unit, in digits and in words', () => {
  const read = (text: string): unknown[] => figuresOf(text).map(({what, value}) => [what, value]);
  expect(read('De 7 a 10\u00a0minutos, o 2 h')).toEqual([
    ['tiempo', 7],
    ['tiempo', 10],
    ['tiempo', 120],
  ]);
  expect(read('Seis meses; cada semestre, dos años')).toEqual([
    ['meses', 6],
    ['semestres', 1],
    ['años', 2],
  ]);
  expect(read('El 16 de septiembre de 2025')).toEqual([['fecha', 20250816]]);
  expect(read('En 2025. Horas de 1.100 minutosos y 3 personas')).toEqual([]);
});

describe('a text about a fact', () => {
  it('agrees when it says the same, in digits or in words, or nothing of the kind', () => {
    for (const text of [
      'Dura 20 minutos.',
      'Veinte minutos.',
      'Trece indicadores.',
      'Cada semestre.',
      'Breve.',
    ])
      expect(disagreement(text, [fact])).toBeUndefined();
  });

  it('is told both files when it says otherwise', () => {
    expect(disagreement('Dura media hora, 30 minutos.', [fact])).toEqual({
      found: '«30 minutos»; en src/data/tools.yaml, «Prueba» dice «20 min»',
      expected: 'el mismo dato en los dos archivos',
      cure: 'escriba «20 min», o corrija src/data/tools.yaml. Si habla de una parte, nombre también el total.',
    });
  });

  it('may name a part beside the whole', () => {
    expect(disagreement('En cuatro indicadores.', [fact])).toBeDefined();
    expect(disagreement('En cuatro de los 13 indicadores.', [fact])).toBeUndefined();
  });

  it('about several things agrees with any of them', () => {
    const other = {...fact, text: '30 min'};
    expect(disagreement('30 minutos', [fact, other])).toBeUndefined();
    expect(disagreement('40 minutos', [fact, other])).toBeDefined();
    expect(disagreement('Esta, 20 minutos; aquella, 40 minutos.', [fact, other])).toBeDefined();
  });
});
