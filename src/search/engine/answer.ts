import {highlight, plainExcerpt, type Piece} from './highlight';
import type {PagefindFragment, PagefindSubResult} from './pagefind';
import {nameWords, type NameKind} from './references';
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

/** More places than these on one page hide the other pages. */
const MAX_PLACES = 3;

const strength = ({weighted_locations}: PagefindSubResult): number =>
  weighted_locations.reduce((sum, {balanced_score}) => sum + balanced_score, 0);

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

/** How many of the words a text has, in any form. */
const countWords = (text: string, words: readonly string[]): number => {
  const found = wordsOf(fold(text));
  return words.filter((word) => found.some((other) => matches(word, other))).length;
};

/** Whether the text of a record, or its keywords, have every word: the index also matches beginnings. */
export const hasEvery = ({content, meta}: PagefindFragment, words: readonly string[]): boolean =>
  countWords(`${content} ${meta['claves'] ?? ''} ${meta['pagina'] ?? ''}`, words) === words.length;

/** Pagefind's excerpt, the words of the query marked. */
const excerptOf = (excerpt: string, title: string, words: readonly string[]): Piece[] =>
  highlight(withoutTitle(plainExcerpt(excerpt), title), words);

interface Found {
  readonly hits: readonly Hit[];
  /** Whether the first hit is the whole page. */
  readonly hasPage: boolean;
}

/** The places of one record that answer, best first. */
function hitsOf({fragment, isNumbered}: Record, words: readonly string[], names: readonly string[]): Found {
  const {url, meta, content, sub_results: places} = fragment;
  const title = meta['title'] ?? '';
  const isPage = !url.includes('#');
  const own: Hit = {url, title: highlight(title, words), excerpt: opening(content, title)};
  if (isNumbered) return {hits: [own], hasPage: isPage};

  const isNamed = (kind: NameKind, ...texts: readonly string[]): boolean =>
    texts.flatMap((text) => nameWords(kind, text)).some((name) => names.includes(name));
  const top = places.find((place) => place.url === url);
  const best = places
    .filter((place) => place.url !== url)
    .map((place) => ({
      place,
      isName: isNamed('part', place.title),
      named: countWords(place.title, words),
      weight: strength(place),
    }))
    .sort((a, b) => Number(b.isName) - Number(a.isName) || b.named - a.named || b.weight - a.weight)
    .slice(0, MAX_PLACES);
  const inner = best.map(({place}) => ({
    url: place.url,
    title: highlight(place.title.trim(), words),
    excerpt: excerptOf(place.excerpt, place.title.trim(), words),
  }));
  const named = countWords(`${title} ${meta['claves'] ?? ''}`, words);
  const isName = isNamed('title', title) || isNamed('keyword', ...(meta['claves'] ?? '').split(','));
  const isWhole = inner.length === 0 || isName || (!best[0]!.isName && named > 0 && named >= best[0]!.named);
  if (!top && !isWhole) return {hits: inner, hasPage: false};
  const whole = {...own, excerpt: top ? excerptOf(top.excerpt, title, words) : own.excerpt};
  // A page whose name was asked for comes before its parts; one that only mentions it, after them.
  if (isWhole) return {hits: [whole, ...inner], hasPage: isPage};
  return {
    hits: isPage ? (inner.length > 0 ? inner : [whole]) : [whole, ...inner],
    hasPage: isPage && inner.length === 0,
  };
}

export interface Record {
  readonly fragment: PagefindFragment;
  /** Found by its number («art. 5») or in a list of them, not by words of its text. */
  readonly isNumbered: boolean;
}

/**
 * Records grouped by page, in the order of each page's best record.
 *
 * @param names what the question is if it is a name (`references.ts`): the place that has it comes first
 */
export function groupByPage(
  records: readonly Record[],
  words: readonly string[],
  names: readonly string[],
): Group[] {
  const groups = new Map<string, Group>();
  for (const record of records) {
    const {fragment} = record;
    const url = fragment.url.split('#')[0]!;
    const {hits, hasPage} = hitsOf(record, words, names);
    const group = groups.get(url);
    const known = new Set(group?.hits.map((hit) => hit.url));
    // Behind its own parts the page says nothing new: its name is over the group.
    const added = hits.filter((hit) => !known.has(hit.url) && (!group || hit.url !== url));
    groups.set(url, {
      url,
      page: fragment.meta['pagina'] ?? '',
      section: group?.section ?? fragment.meta['seccion'] ?? '',
      hasPage: group ? group.hasPage : hasPage,
      hits: [...(group?.hits ?? []), ...added],
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
