import {gunzipSync} from 'node:zlib';
import {createJiti} from 'jiti';

import {READER} from '../engine/files';

import {LIST, makeReader, unpackProgram} from './reader';
import type {Page} from './read-page';
import {toHtml} from './place-html';

/** What the browser asks for. The rest of Pagefind's output is interfaces that this site does not use. */
const isNeeded = (file: string): boolean =>
  /^(pagefind\.js|pagefind-entry\.json|wasm\.es\.pagefind)$|\.pf_(meta|index|fragment|filter)$/.test(file);

export interface BuiltFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** Pagefind has only an ES module, which the loader that Docusaurus reads plugins with cannot import. */
const loadPagefind = () => createJiti(__filename).import<typeof import('pagefind')>('pagefind');

/**
 * Parts of the index, in word positions: a query downloads the parts that its words are in, so small
 * ones keep it light, but each is named in the list that every visitor downloads. Measured at 34, 260
 * and 2600 pages: a smaller one saves less than the list grows by. Pagefind's own size is forty times this.
 */
const PART_SIZE = '500';

/** The index of the given pages, as files for the folder `pagefind/` of the site. */
export async function buildIndex(pages: readonly Page[]): Promise<BuiltFile[]> {
  process.env['PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE'] = PART_SIZE;
  const {close, createIndex} = await loadPagefind();
  const {index, errors} = await createIndex({forceLanguage: 'es'});
  if (!index) throw new Error(`No se pudo crear el índice de búsqueda: ${errors.join('; ')}`);
  try {
    for (const {places} of pages) {
      for (const place of places) {
        const result = await index.addHTMLFile({url: place.url, content: toHtml(place)});
        if (result.errors.length > 0) {
          throw new Error(`No se pudo indexar ${place.url}: ${result.errors.join('; ')}`);
        }
      }
    }
    const {files} = await index.getFiles();
    const needed = files.filter((file) => isNeeded(file.path));
    const reader = makeReader(needed);
    return needed
      .filter(({path}) => !LIST.test(path))
      .map((file) => (file.path === READER ? {...file, content: reader} : unpackProgram(file)));
  } finally {
    await close();
  }
}

/** Addresses that the finished index can answer with, read back from its own files. */
export function addressesOf(files: readonly BuiltFile[]): string[] {
  return files
    .filter(({path}) => path.endsWith('.pf_fragment'))
    .map(({content}) => {
      const text = gunzipSync(content).toString('utf8').replace(/^pagefind_dcd/, '');
      return (JSON.parse(text) as {readonly url: string}).url;
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
