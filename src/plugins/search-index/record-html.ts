import type {SearchRecord} from './read-page';
import {escapeMarkup} from '../../lib/markup';
import {referenceWords} from '../../lib/search/references';

const meta = (name: string, value: string | undefined): string =>
  value ? `<i data-pagefind-meta="${name}[data-v]" data-v="${escapeMarkup(value)}"></i>` : '';

/** Law number of `/ley-2491-de-2025`. */
const lawOf = (url: string): number | undefined => {
  const match = /^\/ley-(\d+)-de-\d{4}(?=$|#)/.exec(url);
  return match ? Number(match[1]) : undefined;
};

/**
 * A record as the small page that Pagefind reads. Titles weigh most; keywords and the words that
 * stand for a law or an article are metadata, so they are found but never shown in an excerpt.
 */
export function toHtml({url, page, section, article, parts}: SearchRecord): string {
  const [top, ...rest] = parts;
  const keywords = parts.map((part) => part.keywords).join(' ');
  const blocks = (texts: readonly string[]): string =>
    texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join('');
  const body = rest
    .map(({id, title, level, blocks: texts}) => {
      const tag = level === 2 ? 'h2' : 'h3';
      return `<${tag} id="${id}">${escapeMarkup(title)}</${tag}>${blocks(texts)}`;
    })
    .join('');
  return `<!doctype html><html lang="es"><body><main data-pagefind-body>
<h1 data-pagefind-weight="${url.includes('#') ? 10 : 8}">${escapeMarkup(top.title)}</h1>
${meta('pagina', page)}${meta('seccion', section)}${meta('claves', keywords.trim())}${meta('norma', referenceWords(lawOf(url), article).join(' '))}
<i data-pagefind-filter="seccion[data-v]" data-v="${escapeMarkup(section)}"></i>
${blocks(top.blocks)}${body}</main></body></html>`;
}
