import {describe, expect, it} from 'vitest';

import {planRows, sortOut, summary, toHash, wordsIn} from './state';

const step = (id: string, a: 'enero' | 'marzo' | 'mayo', b: 'agosto' | 'octubre' | 'diciembre') => ({
  id,
  title: `Hacer ${id}`,
  months: {a, b},
  owner: 'Rectoría',
  approver: 'Consejo Directivo',
  length: 'Un día',
  basis: [{law: 'ley-2491-de-2025' as const, articles: [1, 5]}],
  evidence: [
    {document: 'Acta.', keeper: 'Rectoría'},
    {document: 'Lista.', keeper: 'Rectoría'},
  ],
});
const steps = [
  step('uno', 'enero', 'agosto'),
  step('dos', 'marzo', 'octubre'),
  step('tres', 'mayo', 'diciembre'),
];

describe('a plan in the address', () => {
  it('comes back word by word', () => {
    const words = ['b', 'privado', 'primaria', 'semestre-1'];
    expect(wordsIn(toHash(words))).toEqual(words);
    expect(wordsIn(toHash([]))).toBeUndefined();
  });

  it.each([
    ['#PLAN.B.Privado', ['b', 'privado']],
    ['#plan.b%2Eprivado', ['b', 'privado']],
    ['#plan.b.privado.', ['b', 'privado']],
    ['#plan.b,privado)', ['b', 'privado']],
    ['#plan.b.%E0%A4%A', ['b', 'e0', 'a4', 'a']],
    ['#plan.', []],
  ])('%s is read as it was meant', (hash, words) => expect(wordsIn(hash)).toEqual(words));

  it.each(['', '#plan', '#planes', '#articulo-5'])('%s carries none', (hash) =>
    expect(wordsIn(hash)).toBeUndefined(),
  );

  it('keeps what the page has and tells the rest, once', () =>
    expect(sortOut(['b', 'viejo', 'uno', 'viejo'], ['a', 'b', 'uno'])).toEqual({
      kept: ['b', 'uno'],
      dropped: ['viejo'],
    }));
});

describe('what is left, by when', () => {
  it('tells this month, the next one and those before', () =>
    expect(summary(steps, [], 'a', '2026-03-15')).toBe(
      '0 de 3 pasos hechos. Por hacer: 1 este mes (marzo), 1 en mayo y 1 de meses anteriores.',
    ));

  it('counts from where the other calendar begins', () =>
    expect(summary(steps, ['uno'], 'b', '2026-09-01')).toBe('1 de 3 pasos hechos. Por hacer: 1 en octubre.'));

  it('has nothing to add when all is done', () =>
    expect(summary(steps, ['uno', 'dos', 'tres'], 'a', '2026-03-15')).toBe('3 de 3 pasos hechos.'));
});

it('the table has a row a step, with what the school chose', () => {
  const [head, ...rows] = planRows(steps, ['b', 'oficial', 'primaria', 'media', 'dos'], 'b');
  expect(rows).toHaveLength(steps.length);
  expect(rows[1]).toEqual(
    expect.arrayContaining(['octubre', 'Hacer dos', 'Sí', 'Acta.\nLista.', 'Rectoría']),
  );
  expect(rows[1]).toEqual(expect.arrayContaining(['Ley 2491: art. 1, 5', 'oficial', 'primaria, media']));
  expect(rows[0]).toContain('No');
  for (const row of rows) expect(row).toHaveLength(head!.length);
});
