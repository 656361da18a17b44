import {gunzipSync} from 'node:zlib';
import {minifySync} from '@swc/core';
import type {IndexFile} from 'pagefind';

import {nameParts} from './number-files';

/** What Pagefind looks for at the beginning of a file that is not packed. */
const PLAIN = 'pagefind_dcd';
/** The reader's program where Pagefind has it, and where this site has it. */
const PACKED_PROGRAM = 'wasm.es.pagefind';
const PROGRAM = 'pagefind.wasm';

/**
 * Goes before Pagefind's own module, which then sees this `fetch` only. Pagefind hides a failed
 * download from its caller (a part of the index that does not arrive just finds nothing), so this
 * one tells the page and leaves the request open. The reader's program, its largest file, starts at
 * once instead of after two other answers. The list of parts gets its names back (`number-files.ts`).
 */
const PRELUDE = `${nameParts.toString()}
const program=new URL('${PROGRAM}',import.meta.url);
let early=globalThis.fetch(program);early.catch(()=>{});
const fetch=async(u)=>{try{
const isProgram=String(u).endsWith('${PACKED_PROGRAM}');
let answer;
if(isProgram){answer=early??globalThis.fetch(program);early=undefined}else answer=globalThis.fetch(u);
const r=await answer;
if(!r.ok)throw new Error(String(r.status));
const body=await r.arrayBuffer();
if(isProgram)return new Response(new Blob(['${PLAIN}',body]));
const list=/(es_\\w+)\\.pf_meta/.exec(u);
if(!list)return new Response(body);
const unpacked=new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip')));
return new Response(nameParts(new Uint8Array(await unpacked.arrayBuffer()),list[1]))
}catch{globalThis.dispatchEvent(new Event('ce-search-failed'));return new Promise(()=>{})}};
`;

/** Pagefind's last statement: what its module offers. */
const EXPORTS = /export\{[^{}]*\bcreateInstance\b[^{}]*\};?\s*$/;

/**
 * Pagefind's module for this site: with the beginning above, without the worker and the mirrors of its
 * interface that nobody here uses, and with short names. A third fewer bytes before the first answer.
 *
 * @throws Error in Spanish when another version of Pagefind is written in another way
 */
export function makeReader({path, content}: IndexFile): IndexFile {
  const source = Buffer.from(content).toString('utf8');
  if (!EXPORTS.test(source) || !/\bPagefind=class\b/.test(source)) {
    throw new Error(
      `«${path}» de Pagefind no termina como se espera. Revise src/plugins/search-index/reader.ts con la versión nueva.`,
    );
  }
  const {code} = minifySync(PRELUDE + source.replace(EXPORTS, 'export{Pagefind};'), {
    module: true,
    mangle: {toplevel: true},
    compress: {toplevel: true, passes: 3, ecma: 2022, pure_getters: true},
  });
  return {path, content: Buffer.from(code)};
}

/**
 * The reader's program as a file that hosts know and pack, better than Pagefind does: 50 kB with brotli
 * instead of 60. Other files are given back as they are.
 */
export function unpackProgram({path, content}: IndexFile): IndexFile {
  if (path !== PACKED_PROGRAM) return {path, content};
  const plain = gunzipSync(content);
  if (plain.toString('latin1', 0, PLAIN.length) !== PLAIN) {
    throw new Error(
      `«${path}» de Pagefind no empieza como se espera. Revise src/plugins/search-index/reader.ts con la versión nueva.`,
    );
  }
  return {path: PROGRAM, content: plain.subarray(PLAIN.length)};
}
