import {listOf, type Page, type SearchRecord} from './read-page';

/** Names by address, as `src/search/indexing/search-words.yaml` has them, with commas between. */
export type PlaceWords = Readonly<{[address: string]: string}>;

const FILE = 'src/search/indexing/search-words.yaml';

/**
 * Adds the words that people use for a place, and makes each of these places a result of its own: a
 * place that answers must not be hidden behind its page.
 *
 * @throws Error in Spanish when an address is not one of the site
 */
export function addPlaceWords(pages: readonly Page[], words: PlaceWords): Page[] {
  const left = new Set(Object.keys(words));
  const result = pages.map((page) => ({
    ...page,
    records: page.records.flatMap((record): SearchRecord[] => {
      const [route] = record.url.split('#');
      const addressOf = (id: string | undefined): string =>
        id === undefined ? record.url : `${route}#${id}`;
      const withWords = record.parts.map((part, index) => {
        const address = index === 0 ? record.url : addressOf(part.id);
        const own = words[address];
        if (typeof own !== 'string') return part;
        left.delete(address);
        return {...part, keywords: [...part.keywords, ...listOf(own)]};
      });
      const isApart = (index: number): boolean =>
        index > 0 && typeof words[addressOf(withWords[index]!.id)] === 'string';
      const [top, ...rest] = withWords.filter((_, index) => !isApart(index));
      const apart = withWords
        .filter((_, index) => isApart(index))
        .map((part): SearchRecord => ({
          url: addressOf(part.id),
          page: record.page,
          section: record.section,
          parts: [{...part, level: 1}],
        }));
      return [{...record, parts: [top!, ...rest]}, ...apart];
    }),
  }));
  if (left.size > 0) {
    throw new Error(
      `${FILE}: hay palabras para lugares que no existen: ${[...left].join(', ')}. Se esperaba la dirección de una página o de un título; cópiela del navegador, sin el dominio, o borre la fila si el lugar ya no existe.`,
    );
  }
  return result;
}
