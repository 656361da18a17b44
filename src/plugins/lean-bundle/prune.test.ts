import {describe, expect, it} from 'vitest';

import {namesIn, prune} from './prune';

const pruned = (css: string, ...used: string[]): string => prune(css, new Set(used));

describe('prune', () => {
  it.each([
    ['a rule whose class nobody wears', '.Aa{x:1}.Bb{x:2}', '.Aa{x:1}'],
    ['one of a list', '.Bb,.Aa,p{x:1}', '.Aa,p{x:1}'],
    ['a rule that needs two classes', '.Aa .Bb{x:1}.Aa>p{x:2}', '.Aa>p{x:2}'],
    ['a group that is left empty', '@media print{@supports (a:b){.Bb{x:1}}.Bb{x:2}}p{x:3}', 'p{x:3}'],
  ])('leaves out %s', (_, css, expected) => {
    expect(pruned(css, 'Aa')).toBe(expected);
  });

  it.each([
    '.Aa:not(.Bb){x:1}',
    ':is(.Bb,.Aa) p{x:1}',
    'p:has(.Bb,a:not(.Cc)){x:1}',
    '.saved-copy{x:1}',
    '@font-face{src:url(a.woff2)}@keyframes k{0%{x:.5}to{x:1}}',
    '@layer a,b;.Aa{x:1}',
    '.Aa:before{content:"a,b"}',
    '@page{margin:1cm}',
  ])('keeps %s', (css) => {
    expect(pruned(css, 'Aa')).toBe(css);
  });

  it('finds names in scripts however they are quoted', () => {
    expect(namesIn('e({a:"Aa Bb",b:`Cc ${x}`,c:\'<p class="Dd">\'})')).toEqual(
      expect.arrayContaining(['Aa', 'Bb', 'Cc', 'Dd']),
    );
  });
});
