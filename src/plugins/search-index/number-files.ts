import {gunzipSync, gzipSync} from 'node:zlib';

import type {BuiltFile} from './build-index';

/** Parts of the index and of its answers, which Pagefind names by what is in them. */
const PART = /^(?:index|fragment)\/(es_[0-9a-f]+)\.pf_(?:index|fragment)$/;
/** The list of all parts, which every visitor who searches downloads; its own name depends on all of them. */
export const LIST = /^pagefind\.(es_[0-9a-f]+)\.pf_meta$/;

/** A name in the list: a text of CBOR, the list's format, that no word of a page is. */
const PLACE = '\x62\x01\x01';

/** A short text (up to 23 bytes) in that format. */
const cbor = (text: string): string => String.fromCharCode(0x60 + text.length) + text;

/**
 * Pagefind's files with numbers for names, in the order of its list, in folders with the list's own name;
 * and in the list a mark where each name was (`nameParts` puts it back). Names made of what is in a file
 * are most of a list, since nothing can compress them: with 2600 pages 28 kB, and 6 without them.
 *
 * @throws Error in Spanish when the list does not hold the names as this expects, with another Pagefind say
 */
export function numberFiles(files: readonly BuiltFile[]): BuiltFile[] {
  const hashes = new Set(files.flatMap(({path}) => PART.exec(path)?.[1] ?? []));
  const paths = new Map<string, string>();

  const withoutNames = ({path, content}: BuiltFile, folder: string): BuiltFile => {
    const text = gunzipSync(content)
      .toString('latin1')
      .replace(/[`-w]es_[0-9a-f]{1,12}/g, (found) => {
        const hash = found.slice(1, 1 + found.charCodeAt(0) - 0x60);
        if (!hashes.has(hash)) return found;
        const rest = found.slice(1 + hash.length);
        const known = paths.get(hash);
        if (known) return cbor(known) + rest;
        paths.set(hash, `${folder}/${paths.size}`);
        return PLACE + rest;
      });
    return {path, content: gzipSync(Buffer.from(text, 'latin1'), {level: 9})};
  };

  const listed = files.map((file) => {
    const folder = LIST.exec(file.path)?.[1];
    return folder ? withoutNames(file, folder) : file;
  });
  return listed.map((file) => {
    const hash = PART.exec(file.path)?.[1];
    if (!hash) return file;
    const path = paths.get(hash);
    if (!path) {
      throw new Error(
        `La lista del índice de búsqueda no nombra «${file.path}». Revise src/plugins/search-index/number-files.ts con la versión nueva de Pagefind.`,
      );
    }
    return {...file, path: file.path.replace(hash, path)};
  });
}

/**
 * The list with its names again. It must stand alone: the browser gets its text (`reader.ts`).
 *
 * @param list unpacked, as `numberFiles` left it
 * @param folder the list's own name, `es_0123456789`
 */
export function nameParts(list: Uint8Array, folder: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let count = 0;
  for (let index = 0; index < list.length; index += 1) {
    if (list[index] === 0x62 && list[index + 1] === 1 && list[index + 2] === 1) {
      const name = `${folder}/${count}`;
      bytes.push(0x60 + name.length, ...new TextEncoder().encode(name));
      count += 1;
      index += 2;
    } else bytes.push(list[index]!);
  }
  return new Uint8Array(bytes);
}
