import {highlight, plainExcerpt, type Piece} from './highlight';
import type {PagefindFragment} from './pagefind';
import {fold, matches, wordsOf} from './words';

/** One address that answers, with its name and the words around the match. */
export interface Hit {
  readonly url: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

/** The answers of one page. */
export interface Group {
  readonly url: string;
  readonly page: string;
  readonly section: string;
  /** True when the first hit is the page itself; otherwise the page only names the group. */
  readonly hasPage: boolean;
  readonly hits: readonly Hit[];
}

const plain = (text: string): Piece[] => [{text, isMatch: false}];

/** A text without the title that opens it and stands above already. */
const withoutTitle = (text: string, title: string): string =>
  text.startsWith(title) ? text.slice(title.length).replace(/^[.\s]+/, '') : text;

/** The beginning of a text, for a hit that was named and not found by its words. */
function opening(content: string, title: string): Piece[] {
  const text = withoutTitle(content, title);
  const cut = text.slice(0, 180);
  return plain(text.length > 180 ? `${cut.slice(0, cut.lastIndexOf(' '))}…` : text);
}

/** For each word, whether the text of a place, or its keywords, have it in any form: the index also matches beginnings. */
const whichHas = (
  {content, meta}: PagefindFragment,
  words: readonly (readonly string[])[],
): readonly boolean[] => {
  const found = wordsOf(fold(`${content} ${meta['claves'] ?? ''} ${meta['pagina'] ?? ''}`));
  return words.map((forms) => forms.some((form) => found.some((other) => matches(form, other))));
};

export const hasEvery = (...where: Parameters<typeof whichHas>): boolean => whichHas(...where).every(Boolean);
export const hasAny = (...where: Parameters<typeof whichHas>): boolean => whichHas(...where).some(Boolean);

/** A place as an answer, the words of the question marked. */
function hitOf({fragment, isNumbered}: Record, words: readonly string[]): Hit {
  const {url, meta, content, excerpt} = fragment;
  const title = meta['title'] ?? '';
  return {
    url,
    title: highlight(title, words),
    excerpt: isNumbered
      ? opening(content, title)
      : highlight(withoutTitle(plainExcerpt(excerpt), title), words),
  };
}

export interface Record {
  readonly fragment: PagefindFragment;
  /** Found by its number («art. 5») or in a list of them, not by words of its text. */
  readonly isNumbered: boolean;
}

/** Records grouped by page, in the order of each page's best record. */
export function groupByPage(records: readonly Record[], words: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const record of records) {
    const {fragment} = record;
    const url = fragment.url.split('#')[0]!;
    const group = groups.get(url);
    const isPage = fragment.url === url;
    // Behind its own parts the page says nothing new: its name is over the group.
    if (group && isPage) continue;
    groups.set(url, {
      url,
      page: fragment.meta['pagina'] ?? '',
      section: group?.section ?? fragment.meta['seccion'] ?? '',
      hasPage: group?.hasPage ?? isPage,
      hits: [...(group?.hits ?? []), hitOf(record, words)],
    });
  }
  return [...groups.values()];
}

/**
 * The list as it goes on from one that is shown: what is shown stays where it is, so that no link moves
 * under a finger, and what is new comes below.
 */
export function growBelow(shown: readonly Group[], next: readonly Group[]): Group[] {
  const known = new Set(shown.flatMap(({hits}) => hits.map(({url}) => url)));
  const added = next.map((group) => ({
    ...group,
    hasPage: group.hasPage && !known.has(group.url),
    hits: group.hits.filter(({url}) => !known.has(url)),
  }));
  return [...shown, ...added.filter(({hits}) => hits.length > 0)];
}
