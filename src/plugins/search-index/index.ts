import fs from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {SEARCH_FOLDER} from '../../lib/search/files';

import {addressesOf, buildIndex, checkAddresses, type BuiltFile} from './build-index';
import {addPlaceWords, type PlaceWords} from './place-words';
import {readPage, type Page} from './read-page';
import {vocabularyFiles} from './vocabulary';

const htmlFile = (outDir: string, route: string): string =>
  path.join(outDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`);

const WORDS = path.join(__dirname, 'search-words.yaml');

/** The built pages of these routes, cut into what a result may be, with the words that people use for them. */
export async function readPages(outDir: string, routes: readonly string[]): Promise<Page[]> {
  const pages = await Promise.all(
    routes.map(async (route) => readPage(await fs.readFile(htmlFile(outDir, route), 'utf8'), route)),
  );
  return addPlaceWords(pages, parse(await fs.readFile(WORDS, 'utf8')) as PlaceWords);
}

/** Every file that search needs, for these pages. */
export async function makeSearchFiles(pages: readonly Page[]): Promise<BuiltFile[]> {
  const files = await buildIndex(pages);
  checkAddresses(addressesOf(files), pages);
  return [...files, ...vocabularyFiles(pages)];
}

export async function writeSearchFiles(outDir: string, files: readonly BuiltFile[]): Promise<void> {
  await fs.rm(path.join(outDir, SEARCH_FOLDER), {recursive: true, force: true});
  for (const {path: name, content} of files) {
    const file = path.join(outDir, SEARCH_FOLDER, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, content);
  }
}

/**
 * Makes the search index after the build, from the pages as they were built, so that search knows
 * what readers see. The development server serves the index of the last build.
 */
export default function searchIndexPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'search-index',
    // The option is the bundler's; Docusaurus hands it on but its types do not know it.
    configureWebpack: () =>
      ({
        devServer: {
          static: [
            {directory: path.join(siteDir, 'build', SEARCH_FOLDER), publicPath: `${baseUrl}${SEARCH_FOLDER}`},
          ],
        },
      }) as object,
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths
        .map((routePath) => `/${routePath.slice(baseUrl.length)}`)
        .filter((route) => route !== '/404.html');
      await writeSearchFiles(outDir, await makeSearchFiles(await readPages(outDir, routes)));
    },
  };
}
