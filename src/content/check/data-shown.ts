import type {Problem} from '../../data/problems';
import {locate, type Path, type YamlFile} from '../../data/yaml';

import {plain} from './words';

/** Texts that no page shows, and why: the file, the place in it, and so on. A number in a place is `0`. */
const UNSEEN: readonly RegExp[] = [
  // What is still to be confirmed: `npm run check:launch` lists it.
  /\.pending$/,
  // Only search reads them.
  /^help\.(?:words|harmless)\.|\.keywords\.|^search-words\./,
  // What the checks compare the pages with.
  /^law-(?:2491|2503)\./,
  // The presenter's: they come up in the deck's own window, or by its keys.
  /^speaker-notes\.|^slides\.\d+\.closing\.title$/,
  // Said by a link or a menu entry that has no words of its own; a hidden entry says nothing.
  /^links\.\d+\.label$|^experts\.\d+\.menuLabel$|^navigation\.\d+\.entries\.\d+\.label$/,
  // Gone with a tool's drawing, when its indicators are no more those that were drawn.
  /^tools\.\d+\.(?:plot|report)\./,
  // Gone from the page once its day is past.
  /^webinar\.nextSession\./,
];

/** Ids, addresses, dates and what else is written for the site and not for people. */
const CODE = /^(?:[a-z0-9:/.#@?=+_-]+|https:\S+|COP)$/;

/** Every text of a value with its place. */
function textsOf(value: unknown, path: Path = []): {readonly path: Path; readonly text: string}[] {
  if (typeof value === 'string') return CODE.test(value) ? [] : [{path, text: plain(value)}];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Texts of the data that no page says. A component may part one after its colon («Familias: reciben…»).
 *
 * @param said what all pages say, one after the other
 */
export function checkDataShown(source: YamlFile, said: string): Problem[] {
  const name = source.file.replace(/^.*\/|\.yaml$/g, '');
  return textsOf(source.document.toJS())
    .filter(({path}) => !UNSEEN.some((place) => place.test([name, ...path].join('.'))))
    .filter(({text}) => !text.split(/: |[.:]$/).every((part) => said.includes(part)))
    .map(({path, text}) => ({
      file: source.file,
      ...locate(source, path),
      field: path.join('.'),
      found: `un texto que ninguna página muestra: «${text.slice(0, 80)}»`,
      expected: 'un texto que se lea en el sitio',
      cure: 'borre la línea si sobra; si debe verse, avise a quien mantiene el sitio.',
    }));
}
