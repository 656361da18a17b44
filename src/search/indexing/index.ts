import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadData} from '../../data/load';
import {currentAddress} from '../../lib/routes';
import {SEARCH_FOLDER} from '../engine/files';
import {GROUPS} from '../engine/groups';
import type {Build, Pages} from '../../plugins/pages';

import {addressesOf, buildIndex, checkAddresses, type BuiltFile} from './build-index';
import {addPlaceWords} from './place-words';
import {readPage, type Page} from './read-page';
import {groupLines, listFile, vocabularyFiles} from './vocabulary';

/** Built pages cut into what a result may be, with the words that people use for them. */
export async function cutPages(pages: Pages): Promise<Page[]> {
  const redirects = loadData('redirects');
  const {lugares} = loadData('search-words');
  return addPlaceWords(
    [...pages].map(([route, html]) => readPage(html, route)),
    // A page that has another address now keeps its words.
    Object.fromEntries(
      Object.entries(lugares).map(([address, own]) => [currentAddress(address, redirects), own]),
    ),
  );
}

/** Every file that search needs, for these pages. */
export async function makeSearchFiles(pages: readonly Page[]): Promise<BuiltFile[]> {
  const {grupos} = loadData('search-words');
  const files = await buildIndex(pages);
  checkAddresses(addressesOf(files), pages);
  return [...files, ...vocabularyFiles(pages, grupos), listFile(GROUPS, groupLines(grupos, pages))];
}

export async function writeSearchFiles(outDir: string, files: readonly BuiltFile[]): Promise<void> {
  await fs.rm(path.join(outDir, SEARCH_FOLDER), {recursive: true, force: true});
  for (const {path: name, content} of files) {
    const file = path.join(outDir, SEARCH_FOLDER, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, content);
  }
}

/** Makes the search index from the finished pages, so that search knows what readers see. */
export async function indexPages(pages: Pages, {outDir}: Build): Promise<void> {
  await writeSearchFiles(outDir, await makeSearchFiles(await cutPages(pages)));
}

/** Serves the search index of the last build while the site is written (`npm run dev`). */
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
  };
}
