import {describe, expect, it} from 'vitest';

import {toMarkdown, type Results} from './results';
import {change, show, table} from './table';

describe('table', () => {
  it('aligns names left and figures right', () => {
    expect(table(['', 'a'], [['LCP', '1.20 s']])).toBe(
      '|     |      a |\n| --- | -----: |\n| LCP | 1.20 s |',
    );
  });

  it('fills what is missing', () => {
    expect(table(['', 'a', 'b'], [['x', '1']])).toContain('| x   |   1 |     |');
  });
});

describe('figures', () => {
  it('takes the unit from the name', () => {
    expect(show('css bytes', 16_040)).toBe('16.0 kB');
    expect(show('LCP ms', 1540)).toBe('1.54 s');
    expect(show('CLS', 0.0123)).toBe('0.012');
    expect(show('requests', 4)).toBe('4');
    expect(show('requests', undefined)).toBe('–');
  });

  it('tells a change with its sign', () => {
    expect(change('css bytes', 100, 125)).toBe('+25 %');
    expect(change('css bytes', 200, 100)).toBe('−50 %');
    expect(change('css bytes', 5, 5)).toBe('=');
    expect(change('css bytes', 0, 1500)).toBe('+1.5 kB');
    expect(change('css bytes', undefined, 5)).toBe('–');
  });
});

describe('toMarkdown', () => {
  const results = (css: number): Results => ({
    date: '2026-11-28',
    machine: 'm',
    runs: 5,
    sites: {
      site: {slow: {law: {'css bytes': css, requests: 4}}},
      plain: {slow: {law: {'css bytes': 500}}},
    },
  });

  it('sets sites side by side, also where one lacks a figure', () => {
    const text = toMarkdown(results(16_000));
    expect(text).toContain('## law, slow');
    expect(text).toMatch(/\| css +\| 16\.0 kB \| 0\.5 kB \|/);
    expect(text).toMatch(/\| requests +\| +4 \| +– \|/);
  });

  it('compares the site with a saved run', () => {
    expect(toMarkdown(results(12_000), results(16_000))).toMatch(/12\.0 kB .* 16\.0 kB \| +−25 % \|/);
  });
});
