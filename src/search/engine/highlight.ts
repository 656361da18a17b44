import {fold, matches} from './words';

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text cut into pieces, the words of the query marked. */
export function highlight(text: string, words: readonly string[]): Piece[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({text: piece, isMatch: words.some((word) => matches(word, fold(piece)))}));
}

/** Pagefind's excerpt, which is HTML with `<mark>`, as text: nothing of it is ever used as HTML. */
export const plainExcerpt = (excerpt: string): string =>
  excerpt
    .replace(/<\/?mark>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
