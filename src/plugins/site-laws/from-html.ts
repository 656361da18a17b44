import {childrenOf, isElement, parseHtml, textOf, type Node} from '../../lib/parsed-html';

import {cleanScan, paragraphsOf} from './official';

const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const SKIPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'nav',
  'iframe',
  'svg',
  'select',
]);

/** `ARTÍCULO 1` with whatever follows; `parseOfficialText` is the one that is strict. */
const ARTICLE = /^ART[IÍ]CULO\s+\d+/iu;

function toLines(node: Node): string {
  const name = isElement(node) ? node.tagName : '';
  const text = textOf(node);
  if (text !== undefined) return text.replace(/\s+/g, ' ');
  if (SKIPPED.has(name)) return '';
  // A line break does not end a paragraph; `paragraphsOf` decides.
  if (name === 'br') return '\n';
  const inner = childrenOf(node).map(toLines).join('');
  return BLOCKS.has(name) ? `\n\n${inner}\n\n` : inner;
}

const linesOf = (node: Node): string[] => paragraphsOf(cleanScan(toLines(node))).map(({text}) => text);

const countArticles = (node: Node): number => linesOf(node).filter((line) => ARTICLE.test(line)).length;

/** The smallest part of the page that still has every article: menus and footers stay outside. */
function smallest(root: Node): Node {
  const all = countArticles(root);
  for (let at: Node = root; ;) {
    const next = childrenOf(at).find((child) => isElement(child) && countArticles(child) === all);
    if (!next || all === 0) return at;
    at = next;
  }
}

/** Encoding that the answer or the page itself declares; official pages are not always in UTF-8. */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 2048));
  const charset =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /charset=["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}

/**
 * The text of a law in an official page, one paragraph a line with a blank line between them, from the
 * first article on.
 */
export function textFromHtml(html: string): string {
  const lines = linesOf(smallest(parseHtml(html)));
  const first = lines.findIndex((line) => ARTICLE.test(line));
  return first < 0 ? '' : `${lines.slice(first).join('\n\n')}\n`;
}
