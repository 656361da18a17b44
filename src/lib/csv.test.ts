import {expect, it} from 'vitest';

import {toCsv} from './csv';

it('keeps accents, quotes, separators and line breaks', () => {
  expect(
    toCsv([
      ['Currículo', 'a;b'],
      ['Dijo "sí"', 'dos\nlíneas'],
    ]),
  ).toBe('\uFEFF"Currículo";"a;b"\r\n"Dijo ""sí""";"dos\nlíneas"\r\n');
});

it('leaves no formula', () =>
  expect(toCsv([['=1+1', '@x', '-2', '+3', '\t=4', 'a-b+c=d@e']])).toBe(
    '\uFEFF"\'=1+1";"\'@x";"\'-2";"\'+3";"\'\t=4";"a-b+c=d@e"\r\n',
  ));
