/** Folder of the site with everything that search needs. Its other names depend on what is in a file. */
export const SEARCH_FOLDER = 'pagefind';
/** The index reader, a module. */
export const READER = 'pagefind.js';
/** The program that the reader runs, its largest file. */
export const PROGRAM = 'pagefind.wasm';
