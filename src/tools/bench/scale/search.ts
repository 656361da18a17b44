import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {createEngine} from '../../../search/engine/engine';
import {READER, SEARCH_FOLDER} from '../../../search/engine/files';
import type {PagefindModule} from '../../../search/engine/pagefind';
import {htmlFiles} from '../../../plugins/pages';
import {cutPages, makeSearchFiles, writeSearchFiles} from '../../../search/indexing';
import type {Page, Place} from '../../../search/indexing/read-page';
import {longWords, makeVary} from '../generate/vary';
import {brotli} from '../server';
import {folderBytes} from './folder';

/** Results that the dialog shows first. */
const FIRST = 3;
const QUERIES = [
  'quien debe reportar',
  'precio',
  'art. 5',
  'educación emocional docente',
  'matoneo',
  'emosional',
  'convivencia',
];

export interface SearchCost {
  readonly pages: number;
  /** All files of the index on the host. */
  readonly indexBytes: number;
  /** What a reader downloads before the first query, whatever it is. */
  readonly startBytes: number;
  readonly queries: readonly {
    readonly query: string;
    readonly results: number;
    readonly bytes: number;
    readonly firstMs: number;
    readonly againMs: number;
  }[];
}

/** The site's own pages, and copies of their kind up to `count`. */
function multiply(pages: readonly Page[], count: number): Page[] {
  const vary = makeVary(
    pages.flatMap(({places}) => places.flatMap(({blocks}) => longWords(blocks.join(' ')))),
  );
  // Laws and the home page stay one of a kind; the rest are the pages that a site gets more of.
  const models = pages.filter(({route, places}) => route !== '/' && places.every(({article}) => !article));
  const copies = Array.from({length: Math.max(0, count - pages.length)}, (_, index): Page => {
    const model = models[index % models.length]!;
    const route = `${model.route}-${index}`;
    const places = model.places.map((place): Place => ({
      ...place,
      url: place.url.replace(model.route, route),
      title: vary(place.title),
      keywords: place.keywords.map(vary),
      blocks: place.blocks.map(vary),
    }));
    return {...model, route, places};
  });
  return [...pages.slice(0, count), ...copies];
}

/** What the browser would receive: text and program packed by the server, the index as it is. */
const weigh = (file: string, body: Buffer): number =>
  /\.(js|json|txt|wasm)$/.test(file) ? brotli(body).length : body.length;

async function measure(pages: readonly Page[]): Promise<SearchCost> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-growth-'));
  await writeSearchFiles(dir, await makeSearchFiles(pages));
  const folder = path.join(dir, SEARCH_FOLDER);
  let bytes = 0;
  const read = (file: string): Buffer => {
    const body = fs.readFileSync(path.join(folder, file));
    bytes += weigh(file, body);
    return body;
  };
  globalThis.fetch = async (input) => {
    const address = String(input).split('?')[0]!;
    return new Response(new Uint8Array(read(address.split('/pagefind/').at(-1)!)));
  };
  const reader = path.join(folder, 'reader.mjs');
  fs.copyFileSync(path.join(folder, READER), reader);
  const start = async () => {
    bytes = weigh(READER, fs.readFileSync(reader));
    const module = (await import(`${pathToFileURL(reader).href}?${Math.random()}`)) as PagefindModule;
    const pagefind = new module.Pagefind({basePath: '/pagefind/', language: 'es'});
    // The program arrives in the background; a search waits for it.
    await pagefind.search('xnadax');
    return createEngine({
      pagefind,
      laws: [2491, 2503],
      readList: async (name) =>
        fs.existsSync(path.join(folder, `palabras/${name}.txt`))
          ? read(`palabras/${name}.txt`).toString('utf8').split('\n')
          : [],
    });
  };
  const queries: SearchCost['queries'][number][] = [];
  let startBytes = 0;
  for (const query of QUERIES) {
    const search = await start();
    startBytes = bytes;
    const began = performance.now();
    const {count} = await search(query, {limit: FIRST});
    const firstMs = performance.now() - began;
    const again = performance.now();
    await search(query, {limit: FIRST});
    const againMs = performance.now() - again;
    queries.push({query, results: count, bytes: bytes - startBytes, firstMs, againMs});
  }
  const indexBytes = folderBytes(folder);
  fs.rmSync(dir, {recursive: true});
  return {pages: pages.length, indexBytes, startBytes, queries};
}

/** What search costs as the site grows, without building the site: its index alone is made anew. */
export async function growSearch(buildDir: string, sizes: readonly number[]): Promise<SearchCost[]> {
  const built = htmlFiles(buildDir)
    .filter((file) => file !== '404.html')
    .map((file) => {
      const route = `/${file.replace(/(?:^index)?\.html$/, '')}`;
      return [route, fs.readFileSync(path.join(buildDir, file), 'utf8')] as const;
    });
  const pages = await cutPages(new Map(built));
  const costs: SearchCost[] = [];
  for (const size of sizes) costs.push(await measure(multiply(pages, size)));
  return costs;
}
