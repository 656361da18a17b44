import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';

import {makeReader, unpackProgram} from './reader';

const READER =
  'var Pagefind=class{search(){return fetch("a")}};var createInstance=()=>new Worker("x");export{createInstance,search};';
const file = (path: string, content: string | Uint8Array) => ({path, content: Buffer.from(content)});
const files = (reader: string) => [
  file('pagefind.js', reader),
  file('pagefind-entry.json', '{"languages":{}}'),
  file('pagefind.es_0123456789.pf_meta', gzipSync(Buffer.from('pagefind_dcd\x86\xff\0\n"', 'latin1'))),
];

it('keeps the class that searches and drops the rest', () => {
  const made = Buffer.from(makeReader(files(READER))).toString('utf8');
  expect(made).toMatch(/export\{\w+ as Pagefind\}/);
  expect(made).toContain('ce-search-failed');
  expect(made).not.toContain('Worker');
});

it('has the entry and the list of parts in it, byte for byte', async () => {
  const source = `var Pagefind=class{read(u){return fetch(u)}};export{createInstance,Pagefind};`;
  const made = Buffer.from(makeReader(files(source))).toString('base64');
  const module = (await import(/* @vite-ignore */ `data:text/javascript;base64,${made}`)) as {
    Pagefind: new () => {read: (address: string) => Promise<Response>};
  };
  const read = async (address: string): Promise<string> =>
    Buffer.from(await (await new module.Pagefind().read(address)).arrayBuffer()).toString('latin1');
  expect(await read('/pagefind/pagefind-entry.json?ts=1')).toBe('{"languages":{}}');
  expect(await read('/pagefind/pagefind.es_0123456789.pf_meta')).toBe('pagefind_dcd\x86\xff\0\n"');
});

it('takes the program that is on its way, once', async () => {
  const source = `var Pagefind=class{read(u){return fetch(u)}};export{createInstance,Pagefind};`;
  const made = Buffer.from(makeReader(files(source))).toString('base64');
  const {Pagefind} = (await import(/* @vite-ignore */ `data:text/javascript;base64,${made}#2`)) as {
    Pagefind: new () => {read: (address: string) => Promise<Response>};
  };
  Object.assign(globalThis, {searchProgram: Promise.resolve(new Response('program'))});
  expect(await (await new Pagefind().read('/pagefind/wasm.es.pagefind')).text()).toBe('pagefind_dcdprogram');
  expect(globalThis).toHaveProperty('searchProgram', undefined);
});

it('stops the build when Pagefind is written in another way', () => {
  expect(() => makeReader(files('export default class{}'))).toThrow(/versión nueva/);
  expect(() => makeReader(files(READER).slice(0, 2))).toThrow(/versión nueva/);
});

it('gives the program the name and the form that hosts know', () => {
  const packed = (text: string) => file('wasm.es.pagefind', gzipSync(text));
  expect(unpackProgram(packed('pagefind_dcd\0asm'))).toEqual({
    path: 'pagefind.wasm',
    content: Buffer.from('\0asm'),
  });
  expect(() => unpackProgram(packed('\0asm'))).toThrow(/versión nueva/);
  expect(unpackProgram(file('pagefind.js', 'x')).path).toBe('pagefind.js');
});
