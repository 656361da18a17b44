import {gunzipSync} from 'node:zlib';
import {createJiti} from 'jiti';
import type {IndexFile} from 'pagefind';

import type {Page} from './read-page';
import {toHtml} from './record-html';

/** What the browser asks for. The rest of Pagefind's output is interfaces that this site does not use. */
const isNeeded = (file: string): boolean =>
  /^(pagefind\.js|pagefind-entry\.json|wasm\.es\.pagefind)$|\.pf_(meta|index|fragment|filter)$/.test(file);

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

export interface BuiltFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** Pagefind has only an ES module, which the loader that Docusaurus reads plugins with cannot import. */
const loadPagefind = () => createJiti(__filename).import<typeof import('pagefind')>('pagefind');

/**
 * Parts of the index, in word positions: a query downloads the parts that its words are in, so small
 * ones keep it light. Pagefind's own size is five times this.
 */
const PART_SIZE = '4000';

/** The index of the given pages, as files for the folder `pagefind/` of the site. */
export async function buildIndex(pages: readonly Page[]): Promise<BuiltFile[]> {
  process.env['PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE'] = PART_SIZE;
  const {close, createIndex} = await loadPagefind();
  const {index, errors} = await createIndex({forceLanguage: 'es'});
  if (!index) throw new Error(`No se pudo crear el índice de búsqueda: ${errors.join('; ')}`);
  try {
    for (const {records} of pages) {
      for (const record of records) {
        const result = await index.addHTMLFile({url: record.url, content: toHtml(record)});
        if (result.errors.length > 0) {
          throw new Error(`No se pudo indexar ${record.url}: ${result.errors.join('; ')}`);
        }
      }
    }
    const {files} = await index.getFiles();
    return files.filter((file) => isNeeded(file.path)).map(prepare);
  } finally {
    await close();
  }
}

function prepare({path, content}: IndexFile): BuiltFile {
  if (path !== 'pagefind.js') return {path, content};
  return {path, content: Buffer.concat([Buffer.from(PRELUDE), content])};
}

interface Fragment {
  readonly url: string;
  readonly anchors: readonly {readonly element: string; readonly id: string}[];
}

/** Addresses that the finished index can answer with, read back from its own files. */
export function addressesOf(files: readonly BuiltFile[]): string[] {
  return files
    .filter(({path}) => path.endsWith('.pf_fragment'))
    .flatMap(({content}) => {
      const text = gunzipSync(content).toString('utf8').replace(/^pagefind_dcd/, '');
      const {url, anchors} = JSON.parse(text) as Fragment;
      return [url, ...anchors.map(({id}) => `${url.split('#')[0]}#${id}`)];
    });
}

/**
 * Fails when the index holds an address that the site does not have: a result that opens the top of
 * a page, or a page that is not there, is worse than none.
 */
export function checkAddresses(addresses: readonly string[], pages: readonly Page[]): void {
  const known = new Map(pages.map(({route, ids}) => [route, ids]));
  const wrong = addresses.filter((address) => {
    const [route = '', id] = address.split('#');
    const ids = known.get(route);
    return !ids || (id !== undefined && !ids.has(id));
  });
  if (wrong.length > 0) {
    throw new Error(
      `El índice de búsqueda lleva a direcciones que no existen: ${[...new Set(wrong)].join(', ')}. Revise el título o el «id» de ese lugar.`,
    );
  }
}
