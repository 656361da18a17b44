import {expect, it} from 'vitest';

import {finishLinks} from './links';

const link =
  '<a href=/a.pdf download=a.pdf data-printed><svg></svg><span>Copia <small>(PDF)</small></span></a>';
const page = `<p>Antes ${link} <a href="/b">después</a></p>`;

it('states the size of a printed file', () => {
  const html = finishLinks(page, new Map([['a.pdf', 12_600]]));
  expect(html).toContain('Copia <small>(PDF, 13\u00a0kB)</small>');
  expect(html.replace(', 13\u00a0kB', '')).toBe(page);
});

it('takes out the link to a file that is not there, and no other', () => {
  expect(finishLinks(page, new Map())).toBe('<p>Antes  <a href="/b">después</a></p>');
});

it('stops when the link has no place for the size', () => {
  expect(() => finishLinks(page.replace('(PDF)', ''), new Map([['a.pdf', 1]]))).toThrow('«(PDF)»');
});
