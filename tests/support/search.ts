import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {createEngine, type Search} from '../../src/search/engine/engine';
import {READER} from '../../src/search/engine/files';
import {RANKING} from '../../src/search/engine/ranking';
import type {PagefindModule} from '../../src/search/engine/pagefind';

/**
 * The search of a built site in Node, without a browser: the same engine, reader and index.
 *
 * @param folder `pagefind/` of the build
 * @param laws numbers of the laws that the site explains
 */
export async function openIndex(folder: string, laws: readonly number[]): Promise<Search> {
  const fetchFromNet = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const file = /\/pagefind\/([^?]+)/.exec(String(input))?.[1];
    if (file === undefined) return fetchFromNet(input, init);
    return new Response(new Uint8Array(fs.readFileSync(path.join(folder, file))));
  };
  const module = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(folder, READER)).href
  )) as PagefindModule;
  const pagefind = new module.Pagefind({
    basePath: '/pagefind/',
    language: 'es',
    excerptLength: 26,
    ranking: RANKING,
  });
  return createEngine({
    pagefind,
    laws,
    async readList(name) {
      const file = path.join(folder, `palabras/${name}.txt`);
      return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
    },
  });
}
