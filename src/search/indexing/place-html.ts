import type {Place} from './read-page';
import {escapeMarkup} from '../../lib/markup';
import {insideOf, nameWords, referenceWords} from '../engine/references';
import {asIndexed, fold, wordsOf} from '../engine/words';

const meta = (name: string, value: string | undefined): string =>
  value ? `<i data-pagefind-meta="${name}[data-v]" data-v="${escapeMarkup(value)}"></i>` : '';

/** Law number of `/ley-2491-de-2025`. */
const lawOf = (url: string): number | undefined => {
  const match = /^\/ley-(\d+)-de-\d{4}(?=$|#)/.exec(url);
  return match ? Number(match[1]) : undefined;
};

/** The words for all that a place is called by. */
function namesOf({url, article, title, isOwn, keywords}: Place): string {
  const law = lawOf(url);
  const isLaw = law !== undefined && !url.includes('#');
  const words = [
    ...(isLaw || article ? referenceWords(law, article) : []),
    ...(law ? [insideOf(law)] : []),
    ...nameWords(isOwn ? 'title' : 'part', title),
    ...keywords.flatMap((keyword) => nameWords('keyword', keyword)),
  ];
  return [...new Set(words)].join(' ');
}

/** The singular of each word whose plural the index would keep apart. */
function singularsOf({title, blocks}: Place): string {
  const words = [title, ...blocks].flatMap((text) => wordsOf(fold(text)));
  return [...new Set(words.filter((word) => asIndexed(word) !== word).map(asIndexed))].join(' ');
}

/**
 * A place as the small page that Pagefind reads. Titles weigh most; keywords, the title of its page and the
 * words that stand for its names are metadata, so they are found but never shown in an excerpt.
 */
export function toHtml(place: Place): string {
  const {title, page, section, keywords, blocks} = place;
  return `<!doctype html><html lang="es"><body><main data-pagefind-body>
<h1 data-pagefind-weight="10">${escapeMarkup(title)}</h1>
${meta('pagina', page)}${meta('seccion', section)}${meta('claves', keywords.join(', '))}${meta('nombres', namesOf(place))}${meta('singulares', singularsOf(place))}
<i data-pagefind-filter="seccion[data-v]" data-v="${escapeMarkup(section)}"></i>
${blocks.map((text) => `<p>${escapeMarkup(text)}</p>`).join('')}</main></body></html>`;
}
