import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Class names begin with a capital, which no global class does. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NEXT = `${FIRST.toLowerCase()}0123456789${FIRST}`;

/** The name at a place of the count: `Aa`, `Ba`, … `Za`, `Ab`, … */
const nameAt = (index: number): string =>
  index < FIRST.length * NEXT.length
    ? FIRST.charAt(index % FIRST.length) + NEXT.charAt(Math.floor(index / FIRST.length))
    : `${nameAt(index % (FIRST.length * NEXT.length))}${Math.floor(index / (FIRST.length * NEXT.length))}`;

/** What a sheet calls its classes, once each, as written. */
const namesIn = (css: string): string[] => [
  ...new Set(
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name!),
  ),
];

export interface ClassNames {
  /** The short name of a class, or nothing if the sheet is not one of the site's. */
  readonly nameOf: (file: string, className: string) => string | undefined;
  /** Changes with the names, so that nothing built with others is kept. */
  readonly version: string;
}

/**
 * Gives each class of the CSS modules under a folder a name of two letters, the same in the browser's
 * build and the server's. Hashes must be long to be unique, and nothing compresses them: five letters
 * each were 0.5 kB of a law page and 0.7 kB of its sheet (brotli).
 *
 * @param dir where the site's sheets are
 */
export function classNames(dir: string): ClassNames {
  const keys = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(dir, file))
    .sort()
    .flatMap((file) => namesIn(fs.readFileSync(file, 'utf8')).map((name) => `${file} ${name}`));
  const names = new Map(keys.map((key, index) => [key, nameAt(index)]));
  return {
    nameOf: (file, className) => names.get(`${file} ${className}`),
    version: createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 16),
  };
}
