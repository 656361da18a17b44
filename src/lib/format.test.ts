import {describe, expect, it} from 'vitest';

import {formatDate, formatInteger, formatMoney, formatPercent, nounAfter} from './format';

describe('format', () => {
  it.each([
    [99_000, '$\u00a099.000'],
    [115_000, '$\u00a0115.000'],
    [999, '$\u00a0999'],
    [2_000_000, '$\u00a02.000.000'],
  ])('writes %d pesos as %s', (amount, text) => expect(formatMoney(amount)).toBe(text));

  it.each([
    [0, '0'],
    [1100, '1.100'],
    [450_000, '450.000'],
  ])('writes %d as %s', (value, text) => expect(formatInteger(value)).toBe(text));

  it.each([
    [11.1, '11,1\u00a0%'],
    [87, '87\u00a0%'],
  ])('writes %d percent as %s', (value, text) => expect(formatPercent(value)).toBe(text));

  it.each([
    ['1\u00a0millón', 'de casos'],
    ['2\u00a0millones', 'de casos'],
    ['450.000', 'casos'],
  ])('puts the noun after %s as «%s»', (figure, text) => expect(nounAfter(figure, 'casos')).toBe(text));

  it('writes a date without moving it to another time zone', () => {
    expect(formatDate('2025-07-23')).toBe('23\u00a0de\u00a0julio de\u00a02025');
    expect(formatDate('2025-01-01')).toBe('1\u00a0de\u00a0enero de\u00a02025');
  });

  it.each(['23/07/2025', '2025-13-01', '2025-7-3', ''])(
    'refuses «%s» as a date, with the form to use',
    (value) => {
      expect(() => formatDate(value)).toThrow(/AAAA-MM-DD/);
    },
  );
});
