import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {brotliCompressSync} from 'node:zlib';

import {createEngine} from '../lib/search/engine';
import type {PagefindModule} from '../lib/search/pagefind';
import {makeSearchFiles, readPages, writeSearchFiles} from '../plugins/search-index';
import type {Page, Part} from '../plugins/search-index/read-page';

// What search costs as the site grows: `npx jiti src/scripts/search-growth.ts` after a build. The
// pages of the build are multiplied; the copies keep the sentences' shape, but every third long word
// is another word of the site or, one time in ten, a word that exists once.

const OUT_DIR = 'build';
/** Results that the dialog shows first. */
const FIRST = 3;
const SIZES = [26, 260, 2600];
const QUERIES = [
  'quien debe reportar',
  'precio',
  'art. 5',
  'educación emocional docente',
  'matoneo',
  'emosional',
  'convivencia',
];

/** Numbers that look random and are the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const random = makeRandom(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const invent = (): string =>
  Array.from({length: 3 + Math.floor(random() * 2)}, () =>
    pick(['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ri', 'so', 'tu']),
  ).join('');

function vary(text: string, vocabulary: readonly string[]): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    if (random() > 1 / 3) return word;
    return random() < 0.1 ? invent() : pick(vocabulary);
  });
}

function multiply(pages: readonly Page[], count: number): Page[] {
  const vocabulary = pages.flatMap(({records}) =>
    records.flatMap(({parts}) => parts.flatMap(({blocks}) => blocks.join(' ').match(/\p{L}{5,}/gu) ?? [])),
  );
  // Laws and the home page stay one of a kind; the rest are the pages that a site gets more of.
  const models = pages.filter(({records}) => records.length === 1);
  const copies = Array.from({length: Math.max(0, count - pages.length)}, (_, index): Page => {
    const model = models[index % models.length]!;
    const route = `${model.route}-${index}`;
    const change = (part: Part): Part => ({
      ...part,
      title: vary(part.title, vocabulary),
      keywords: vary(part.keywords, vocabulary),
      blocks: part.blocks.map((block) => vary(block, vocabulary)),
    });
    const records = model.records.map((record) => {
      const [top, ...rest] = record.parts;
      return {...record, url: route, parts: [change(top), ...rest.map(change)] as const};
    });
    return {...model, route, records: records as unknown as Page['records']};
  });
  return [...pages.slice(0, count), ...copies];
}

/** What the browser would receive: text packed by the server, the index as it is. */
const weigh = (file: string, body: Buffer): number =>
  /\.(js|json|txt)$/.test(file) ? brotliCompressSync(body).length : body.length;

async function measure(pages: readonly Page[]): Promise<void> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-growth-'));
  await writeSearchFiles(dir, await makeSearchFiles(pages));
  const folder = path.join(dir, 'pagefind');
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
  fs.copyFileSync(path.join(folder, 'pagefind.js'), reader);
  const start = async () => {
    bytes = weigh('pagefind.js', fs.readFileSync(reader));
    const module = (await import(`${pathToFileURL(reader).href}?${Math.random()}`)) as PagefindModule;
    const pagefind = module.createInstance({noWorker: true, basePath: '/pagefind/'});
    await pagefind.init();
    // The program arrives in the background; a search waits for it.
    await pagefind.search('xnadax');
    return createEngine({
      pagefind,
      laws: [2491, 2503],
      readVocabulary: async (length) =>
        fs.existsSync(path.join(folder, `palabras/${length}.txt`))
          ? read(`palabras/${length}.txt`).toString('utf8').split('\n')
          : [],
    });
  };
  console.log(`\n${pages.length} pages`);
  for (const query of QUERIES) {
    const search = await start();
    const before = bytes;
    const began = performance.now();
    const {count} = await search(query, {limit: FIRST});
    const first = performance.now() - began;
    const again = performance.now();
    await search(query, {limit: FIRST});
    const second = performance.now() - again;
    console.log(
      `  ${query.padEnd(30)} ${String(count).padStart(5)} results  start ${before} B  query ${bytes - before} B  ${first.toFixed(0)} ms, again ${second.toFixed(0)} ms`,
    );
  }
  fs.rmSync(dir, {recursive: true});
}

const routes = fs
  .readdirSync(OUT_DIR)
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -5)}`));
const pages = await readPages(OUT_DIR, routes);
for (const size of SIZES) await measure(multiply(pages, size));
