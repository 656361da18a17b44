import {gunzipSync} from 'node:zlib';
import {minifySync} from '@swc/core';

import {PROGRAM, READER} from '../engine/files';

import type {BuiltFile} from './build-index';

/** What Pagefind looks for at the beginning of a file that is not packed. */
const PLAIN = 'pagefind_dcd';
/** The reader's program where Pagefind has it. */
const PACKED_PROGRAM = 'wasm.es.pagefind';
/** The list of all parts, which every visitor who searches downloads. */
export const LIST = /\.pf_meta$/;
/** What says which list of parts is the index. */
const ENTRY = 'pagefind-entry.json';

/**
 * Goes before Pagefind's own module, which then sees this `fetch` only. Pagefind hides a failed
 * download from its caller (a part of the index that does not arrive just finds nothing), so this
 * one tells the page and leaves the request open. The entry and the list of parts are in here: asked
 * for one after the other, each would be a wait before the first answer. The program may be on its way
 * (`search/engine/preload.ts`); a second attempt asks for it anew.
 *
 * @param entry text of `ENTRY`
 * @param list unpacked, one character for each byte
 */
const prelude = (entry: string, list: string): string => `
const fetch=async(u)=>{
if(u.includes('/${ENTRY}'))return new Response(${JSON.stringify(entry)});
if(u.endsWith('.pf_meta'))
return new Response(Uint8Array.from(${JSON.stringify(list)},(c)=>c.charCodeAt(0)));
try{
const isProgram=u.endsWith('${PACKED_PROGRAM}');
const ahead=isProgram&&globalThis.searchProgram;
if(ahead)globalThis.searchProgram=undefined;
const r=await(ahead||globalThis.fetch(isProgram?new URL('${PROGRAM}',import.meta.url):u));
if(!r.ok)throw new Error(String(r.status));
const body=await r.arrayBuffer();
return new Response(isProgram?new Blob(['${PLAIN}',body]):body)
}catch{globalThis.dispatchEvent(new CustomEvent('ce-search-failed',{detail:import.meta.url}));return new Promise(()=>{})}};
`;

/** Pagefind's last statement: what its module offers. */
const EXPORTS = /export\{[^{}]*\bcreateInstance\b[^{}]*\};?\s*$/;

/**
 * Pagefind's module for this site: with the beginning above, without the worker and the mirrors of its
 * interface that nobody here uses, and with short names. A third fewer bytes before the first answer.
 *
 * @param files all of Pagefind's
 * @throws Error in Spanish when another version of Pagefind is written in another way
 */
export function makeReader(files: readonly BuiltFile[]): Uint8Array {
  const read = (name: string): Buffer | undefined => {
    const content = files.find(({path}) => path === name)?.content;
    return content && Buffer.from(content);
  };
  const source = read(READER)?.toString('utf8') ?? '';
  const entry = read(ENTRY)?.toString('utf8');
  const listFile = files.find(({path}) => LIST.test(path));
  if (!EXPORTS.test(source) || !/\bPagefind=class\b/.test(source) || !entry || !listFile) {
    throw new Error(
      'Los archivos de Pagefind no son como se espera. Revise src/search/indexing/reader.ts con la versión nueva.',
    );
  }
  const list = gunzipSync(listFile.content).toString('latin1');
  const {code} = minifySync(prelude(entry, list) + source.replace(EXPORTS, 'export{Pagefind};'), {
    module: true,
    mangle: {toplevel: true},
    compress: {toplevel: true, passes: 3, ecma: 2022, pure_getters: true},
  });
  return Buffer.from(code);
}

/**
 * The reader's program as a file that hosts know and pack, better than Pagefind does: 50 kB with brotli
 * instead of 60. Other files are given back as they are.
 */
export function unpackProgram({path, content}: BuiltFile): BuiltFile {
  if (path !== PACKED_PROGRAM) return {path, content};
  const plain = gunzipSync(content);
  if (plain.toString('latin1', 0, PLAIN.length) !== PLAIN) {
    throw new Error(
      `«${path}» de Pagefind no empieza como se espera. Revise src/search/indexing/reader.ts con la versión nueva.`,
    );
  }
  return {path: PROGRAM, content: plain.subarray(PLAIN.length)};
}
