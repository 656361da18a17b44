import {preload, preloadModule} from 'react-dom';

import {PROGRAM, READER, SEARCH_FOLDER} from './files';

/**
 * Asks for the index reader and its program while the panel that uses them is on its way: on a slow
 * line each wait for the one before took half a second. What fails is asked for again in `load.ts`.
 *
 * @param baseUrl path of the site, with both slashes
 */
export function preloadReader(baseUrl: string): void {
  preloadModule(`${baseUrl}${SEARCH_FOLDER}/${READER}`, {as: 'script'});
  preload(`${baseUrl}${SEARCH_FOLDER}/${PROGRAM}`, {as: 'fetch', crossOrigin: 'anonymous'});
}
