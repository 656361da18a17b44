import {minifySync} from '@swc/core';
import type {IndexFile} from 'pagefind';

/**
 * Goes before Pagefind's own module, which then sees this `fetch` only. Pagefind hides a failed
 * download from its caller (a part of the index that does not arrive just finds nothing), so this
 * one tells the page and leaves the request open. The reader's program, its largest file, starts at
 * once instead of after two other answers.
 */
const PRELUDE = `const early=globalThis.fetch(new URL('wasm.es.pagefind',import.meta.url));early.catch(()=>{});
let isUsed=false;
const fetch=async(u)=>{try{const isEarly=!isUsed&&String(u).endsWith('wasm.es.pagefind');if(isEarly)isUsed=true;const r=await(isEarly?early:globalThis.fetch(u));if(!r.ok)throw new Error(String(r.status));return new Response(await r.arrayBuffer())}catch{globalThis.dispatchEvent(new Event('ce-search-failed'));return new Promise(()=>{})}};
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
