import {expect, it} from 'vitest';

import {makeReader} from './reader';

const file = (source: string) => ({path: 'pagefind.js', content: Buffer.from(source)});

it('keeps the class that searches and drops the rest', () => {
  const source =
    'var Pagefind=class{search(){return fetch("a")}};var createInstance=()=>new Worker("x");export{createInstance,search};';
  const made = Buffer.from(makeReader(file(source)).content).toString('utf8');
  expect(made).toMatch(/export\{\w+ as Pagefind\}/);
  expect(made).toContain('ce-search-failed');
  expect(made).not.toContain('Worker');
});

it('stops the build when Pagefind is written in another way', () => {
  expect(() => makeReader(file('export default class{}'))).toThrow(/versión nueva/);
});
