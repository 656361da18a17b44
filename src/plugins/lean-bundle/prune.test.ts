import {describe, expect, it} from 'vitest';

import {nothingUsed, prune, usedByPage, usedByScript} from './prune';

/** Pruned for one page with these parts. */
function pruned(css: string, html: string, code = ''): string {
  const used = nothingUsed();
  usedByPage(html, used);
  usedByScript(code, used);
  return prune(css, used);
}
const PAGE = '<p class=Aa data-layout=stack>';

describe('prune', () => {
  it.each([
    ['a rule whose class nobody wears', '.Aa{x:1}.Bb{x:2}', '.Aa{x:1}'],
    ['one of a list', '.Bb,.Aa,p{x:1}', '.Aa,p{x:1}'],
    ['a rule that needs two classes', '.Aa .Bb{x:1}.Aa>p{x:2}', '.Aa>p{x:2}'],
    ['a group that is left empty', '@media print{@supports (a:b){.Bb{x:1}}.Bb{x:2}}p{x:3}', 'p{x:3}'],
    [
      'elements that are nowhere',
      'pre{x:1}p,h4:hover,p>code{x:2}:is(ol,ul) p{x:3}',
      'p{x:2}:is(ol,ul) p{x:3}',
    ],
    [
      'values of attributes that are nowhere',
      '.Aa[data-layout=beside] p{x:1}[data-art] p{x:2}.Aa[data-layout=stack]{x:3}.Aa[data-kind=a]{x:4}',
      '.Aa[data-layout=stack]{x:3}.Aa[data-kind=a]{x:4}',
    ],
  ])('leaves out %s', (_, css, expected) => {
    expect(pruned(css, PAGE)).toBe(expected);
  });

  it.each([
    '.Aa:not(.Bb){x:1}',
    ':is(.Bb,.Aa) p{x:1}',
    'p:has(.Bb,a:not(.Cc:is(:hover,pre))){x:1}',
    'p:nth-child(2n of .Cc)>:first-child::after{x:1}',
    '.saved-copy{x:1}',
    '@font-face{src:url(a.woff2)}@keyframes k{0%{x:.5}to{x:1}}',
    '@layer a,b;.Aa{x:1}',
    '.Aa:before{content:"a,b"}',
    '@page{margin:1cm}',
    '[data-state=open i] p,p[title="a pre"]{x:1}',
  ])('keeps %s', (css) => {
    expect(pruned(css, PAGE)).toBe(css);
  });

  it('keeps what scripts may draw, however they say it', () => {
    const css = '.Bb,.Cc,.Dd{x:1}pre{x:1}kbd{x:1}[data-art] p,[data-layout=beside] p{x:1}';
    const code = 'jsx("pre",{a:"Aa Bb",b:`Cc ${x}`,c:\'<kbd class="Dd">\',"data-art":!0,"data-layout":y})';
    expect(pruned(css, PAGE, code)).toBe(css);
    expect(pruned('[data-layout=beside]{x:1}', PAGE, 'a("b",{"data-layout":"stack"})')).toBe('');
  });
});
