// The compiler of the site's own scripts, which Docusaurus brings along.
import {minifySync} from '@swc/core';

/** The bundler's table from a file's number to the hash in its name, as the minifier writes it. */
const TABLE = /(?<="\."\+\(\{)[^{}]*(?=\}\)\[\w+\]\+"\.js")/;

const idOf = (entry: string): string => {
  const key = entry.slice(0, entry.indexOf(':')).replaceAll('"', '');
  return /^[\d.]+(?:e\d+)?$|^0x/.test(key) ? String(Number(key)) : key;
};

/**
 * The bundler's runtime with the names of those files only that a script asks for by itself (search,
 * the presenter's view…). The files of a page stand in its HTML; with all of them in the table, every
 * reader would download a line for each page of the site. Throws when the runtime reads otherwise.
 *
 * @param scripts the other scripts of the build
 */
export function leanRuntime(runtime: string, scripts: readonly string[]): string {
  if (!TABLE.test(runtime)) throw new Error('document-pages: the built runtime does not read as expected.');
  const asked = new Set(
    scripts.flatMap((code) => [...code.matchAll(/\.e\("?([\w-]+)"?\)/g)].map(([, id]) => id!)),
  );
  return runtime.replace(TABLE, (table) =>
    table
      .split(',')
      .filter((entry) => asked.has(idOf(entry)))
      .join(','),
  );
}

/**
 * The same script for the same content, whoever builds it: the minifier gives names by how often each
 * letter stands in the text, and the table that is gone by now had hashes of files that no page gets.
 */
export const renameEvenly = (runtime: string): string =>
  minifySync(runtime, {compress: false, mangle: true}).code;
