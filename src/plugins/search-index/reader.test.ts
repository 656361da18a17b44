import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';

import {makeReader, unpackProgram} from './reader';

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

it('gives the program the name and the form that hosts know', () => {
  const packed = (text: string) => ({path: 'wasm.es.pagefind', content: gzipSync(text)});
  expect(unpackProgram(packed('pagefind_dcd\0asm'))).toEqual({
    path: 'pagefind.wasm',
    content: Buffer.from('\0asm'),
  });
  expect(() => unpackProgram(packed('\0asm'))).toThrow(/versión nueva/);
  expect(unpackProgram(file('x')).path).toBe('pagefind.js');
});
