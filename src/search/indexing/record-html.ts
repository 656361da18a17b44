import type {SearchRecord} from './read-page';
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

/** The words for all that a record is called by. */
function namesOf({url, article, parts: [top, ...rest]}: SearchRecord): string {
  const law = lawOf(url);
  const isLaw = law !== undefined && !url.includes('#');
  const keywords = [top, ...rest].flatMap((part) => part.keywords);
  const words = [
    ...(isLaw || article ? referenceWords(law, article) : []),
    ...(law ? [insideOf(law)] : []),
    ...nameWords('title', top.title),
    ...keywords.flatMap((keyword) => nameWords('keyword', keyword)),
    ...rest.flatMap(({title}) => nameWords('part', title)),
  ];
  return [...new Set(words)].join(' ');
}

/** The singular of each word whose plural the index would keep apart. */
function singularsOf({parts}: SearchRecord): string {
  const words = parts.flatMap(({title, blocks}) => [title, ...blocks]).flatMap((text) => wordsOf(fold(text)));
  return [...new Set(words.filter((word) => asIndexed(word) !== word).map(asIndexed))].join(' ');
}

/**
 * A record as the small page that Pagefind reads. Titles weigh most; keywords and the words that
 * stand for its names are metadata, so they are found but never shown in an excerpt.
 */
export function toHtml(record: SearchRecord): string {
  const {url, page, section, parts} = record;
  const [top, ...rest] = parts;
  const keywords = parts.flatMap((part) => part.keywords).join(', ');
  const blocks = (texts: readonly string[]): string =>
    texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join('');
  const body = rest
    .map(({id, title, level, blocks: texts}) => {
      const tag = level === 2 ? 'h2' : 'h3';
      return `<${tag} id="${id}" data-pagefind-weight="10">${escapeMarkup(title)}</${tag}>${blocks(texts)}`;
    })
    .join('');
  return `<!doctype html><html lang="es"><body><main data-pagefind-body>
<h1 data-pagefind-weight="${url.includes('#') ? 10 : 8}">${escapeMarkup(top.title)}</h1>
${meta('pagina', page)}${meta('seccion', section)}${meta('claves', keywords)}${meta('nombres', namesOf(record))}${meta('singulares', singularsOf(record))}
<i data-pagefind-filter="seccion[data-v]" data-v="${escapeMarkup(section)}"></i>
${blocks(top.blocks)}${body}</main></body></html>`;
}
