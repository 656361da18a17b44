import {PROGRAM, READER, SEARCH_FOLDER} from './files';

let isAsked = false;

/**
 * Asks for the index reader and its program while the panel that uses them is on its way: on a slow
 * line each wait for the one before took half a second. The reader (`search/indexing/reader.ts`) takes the
 * program from `searchProgram`: Safari gives what a link has preloaded to no `fetch` and would ask for it
 * twice. What fails is asked for again in `load.ts`.
 *
 * @param baseUrl path of the site, with both slashes
 */
export function preloadReader(baseUrl: string): void {
  if (isAsked) return;
  isAsked = true;
  const href = `${baseUrl}${SEARCH_FOLDER}/${READER}`;
  document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
  const searchProgram = fetch(`${baseUrl}${SEARCH_FOLDER}/${PROGRAM}`);
  // The reader tells of it.
  searchProgram.catch(() => undefined);
  Object.assign(globalThis, {searchProgram});
}
