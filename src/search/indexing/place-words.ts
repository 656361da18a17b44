import {listOf, type Page} from './read-page';

/** Names by address, as `src/search/indexing/search-words.yaml` has them, with commas between. */
export type PlaceWords = Readonly<{[address: string]: string}>;

const FILE = 'src/search/indexing/search-words.yaml';

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
    places: page.places.map((place) => ({
      ...place,
      keywords: [...place.keywords, ...listOf(words[place.url])],
    })),
  }));
}
