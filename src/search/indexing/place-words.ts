import {fold, listOf, wordsOf} from '../engine/words';

import type {Page, Place} from './read-page';

/** Names by address, as `src/data/search-words.yaml` has them, with commas between. */
export type PlaceWords = Readonly<{[address: string]: string}>;

const FILE = 'src/data/search-words.yaml';

/**
 * Adds the words that people use for a place.
 *
 * @throws Error in Spanish when an address is not one of the site
 */
export function addPlaceWords(pages: readonly Page[], words: PlaceWords): Page[] {
  const known = new Set(pages.flatMap(({places}) => places.map(({url}) => url)));
  const wrong = Object.keys(words).filter((address) => !known.has(address));
  if (wrong.length > 0) {
    throw new Error(
      `${FILE}: hay palabras para lugares que no existen: ${wrong.join(', ')}. Se esperaba la dirección de una página o de un título; cópiela del navegador, sin el dominio, o borre la fila si el lugar ya no existe.`,
    );
  }
  return pages.map((page) => ({
    ...page,
    places: leaveToParts(
      page.places.map((place) => ({...place, keywords: [...place.keywords, ...listOf(words[place.url])]})),
    ),
  }));
}

const inside = (text: string): string => ` ${wordsOf(fold(text)).join(' ')} `;

/** A name of a page that one of its own parts begins with, or is called by, is that part's: it answers closer. */
function leaveToParts([page, ...parts]: readonly Place[]): Place[] {
  const isOfPart = (name: string): boolean =>
    parts.some(
      ({title, keywords}) =>
        inside(title).startsWith(name) || keywords.some((keyword) => inside(keyword) === name),
    );
  return [{...page!, keywords: page!.keywords.filter((name) => !isOfPart(inside(name)))}, ...parts];
}
