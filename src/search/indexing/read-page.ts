import {
  attribute,
  childrenOf,
  elementsOf,
  find,
  hasClass,
  isElement,
  parseHtml,
  textOf,
  type Element,
  type Node,
} from '../../lib/parsed-html';
import {listOf} from '../engine/words';

/** What one result stands for: a page, or a place of it with its own address: a band, an article, an indicator. */
export interface Place {
  /** From the root of the site, without the base path, with its hash. */
  readonly url: string;
  readonly title: string;
  readonly page: string;
  readonly section: string;
  /** Whether it is known by its name beyond its page: the page itself, an article, a question, a plan. */
  readonly isOwn: boolean;
  /** Set on the articles of a law, so that «art. 5» finds them. */
  readonly article?: number;
  /** Names that people use for the place and that the page does not show. */
  readonly keywords: readonly string[];
  /** One entry a block of text. */
  readonly blocks: readonly string[];
}

export interface Page {
  readonly route: string;
  readonly title: string;
  readonly ids: ReadonlySet<string>;
  readonly places: readonly Place[];
}

type Draft = {-readonly [K in keyof Place]: K extends 'blocks' ? string[] : Place[K]};

const SKIPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'dialog',
  'button',
  'footer',
]);
const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p section summary table td th tr ul'.split(
    ' ',
  ),
);

/** Inline elements that the style sheets often set apart: their words must not run together. */
const APART = new Set(['a', 'b', 'small', 'span', 'strong', 'time']);

/** What is on the page but answers nobody: controls, ways to other pages, hints for screen readers. */
function isSkipped(node: Element): boolean {
  // A word with a meaning is a button and belongs to its sentence.
  if (attribute(node, 'popovertarget') !== undefined) return false;
  return (
    SKIPPED.has(node.tagName) ||
    attribute(node, 'aria-hidden') === 'true' ||
    attribute(node, 'hidden') !== undefined ||
    // The meaning of a word, which its own place has too.
    attribute(node, 'popover') !== undefined ||
    attribute(node, 'data-search') === 'skip' ||
    // Buttons that are links.
    (node.tagName === 'a' && attribute(node, 'data-variant') !== undefined)
  );
}

const tidy = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)»])/g, '$1')
    .trim();

function plainText(node: Node): string {
  const own = textOf(node);
  if (own !== undefined) return own;
  if (isElement(node) && isSkipped(node)) return '';
  return childrenOf(node).map(plainText).join('');
}

const isHeading = (node: Element): boolean => /^h[1-4]$/.test(node.tagName);

/**
 * Reads the main content of a built page and cuts it at every place with its own address: headings
 * with an id, and elements that carry `data-search-title` or `data-search-record`. The second (an article
 * of a law, a question, a plan) has a name of its own; its value, when there is one, is the section that it
 * belongs to. Under `data-search-headings` (what a law defines) each heading has.
 *
 * @param html the page as it was built
 * @param route address from the root of the site, without the base path
 * @throws Error in Spanish when the page has no title or no main content
 */
export function readPage(html: string, route: string): Page {
  const root = parseHtml(html);
  const main = find(root, ({tagName}) => tagName === 'main');
  const head = find(root, ({tagName}) => tagName === 'head');
  const title = tidy(plainText(find(root, ({tagName}) => tagName === 'title')!)).split(' | ')[0];
  if (!main || !head || !title)
    throw new Error(`${route}: la página no tiene título o contenido que buscar.`);
  const meta = (name: string): string | undefined => {
    const tag = find(head, (node) => node.tagName === 'meta' && attribute(node, 'name') === name);
    return tag && attribute(tag, 'content');
  };

  const ids = new Set<string>();
  const owners = new Map<string, Element>();
  for (const node of elementsOf(root)) {
    const id = attribute(node, 'id');
    if (id) ids.add(id);
    const label = attribute(node, 'aria-labelledby');
    if (id && label) owners.set(label, node);
  }

  // The title of the home page is a sentence; its places are told by a shorter name.
  const page = route === '/' ? 'Inicio' : title;
  const section = meta('section') ?? (route === '/' ? 'Inicio' : 'Recursos');
  const description = meta('description');
  let place: Draft = {
    url: route,
    title,
    page,
    section,
    isOwn: true,
    keywords: listOf(meta('keywords')),
    blocks: description ? [description] : [],
  };
  const places: Draft[] = [place];

  let buffer = '';
  /** Inside `data-search-headings`. */
  let areOwn = false;
  const flush = (): void => {
    const text = tidy(buffer);
    buffer = '';
    if (text && text !== description && text !== place.title) place.blocks.push(text);
  };

  const start = (id: string, text: string, rest: Partial<Draft> = {}): void => {
    flush();
    const {section: within} = place;
    place = {
      url: `${route}#${id}`,
      title: text,
      page,
      section: within,
      isOwn: false,
      keywords: [],
      blocks: [],
      ...rest,
    };
    places.push(place);
  };

  const startOwn = (node: Element): void => {
    const labelled = attribute(node, 'aria-labelledby');
    const heading = find(node, (child) =>
      labelled ? attribute(child, 'id') === labelled : isHeading(child),
    );
    const id = attribute(node, 'id') ?? (heading && attribute(heading, 'id'));
    if (!heading || !id) {
      throw new Error(`${route}: un bloque con data-search-record no tiene título o dirección («id»).`);
    }
    const article = /^articulo-(\d+)$/.exec(id)?.[1];
    start(id, tidy(plainText(heading)), {
      section: attribute(node, 'data-search-record') || section,
      isOwn: true,
      keywords: listOf(attribute(node, 'data-search-keywords')),
      ...(article ? {article: Number(article)} : {}),
    });
  };

  const visit = (node: Node): void => {
    const own = textOf(node);
    if (own !== undefined) {
      buffer += own;
      return;
    }
    if (!isElement(node) || isSkipped(node)) return;
    const isBlock = BLOCKS.has(node.tagName);
    if (isBlock) flush();
    // A hint for screen readers inside a link or a word says what it does, not what it is about.
    const isHint = node.tagName === 'span' && hasClass(node, 'visually-hidden');
    if (isHint && /\((?:se abre|ver qué)/.test(plainText(node))) return;

    const outer = place;
    const isOwn = attribute(node, 'data-search-record') !== undefined;
    if (isOwn) startOwn(node);
    const hasOwn = attribute(node, 'data-search-headings') !== undefined;
    if (hasOwn) areOwn = true;

    const id = attribute(node, 'id');
    const named = attribute(node, 'data-search-title');
    if (isHeading(node)) {
      const owner = id && owners.get(id);
      // A band's own id is shorter than that of its heading: `#planes`, not `#planes-titulo`.
      const target = owner ? attribute(owner, 'id') : id;
      const text = tidy(plainText(node));
      const isOfPlace = place.url === `${route}#${target}`;
      if (node.tagName === 'h1' || target === undefined || (isOfPlace && place.blocks.length === 0)) {
        if (text !== place.title) place.blocks.push(text);
      } else if (!isOfPlace) {
        start(target, text, {
          isOwn: areOwn,
          keywords: listOf(owner && attribute(owner, 'data-search-keywords')),
        });
      }
      return;
    }
    if (id && named) start(id, named);

    if (APART.has(node.tagName)) buffer += ' ';
    for (const child of childrenOf(node)) visit(child);
    if (isBlock) flush();
    else if (APART.has(node.tagName) || node.tagName === 'br') buffer += ' ';

    if (hasOwn) areOwn = false;
    if (isOwn || hasOwn || (id && named)) {
      flush();
      place = outer;
    }
  };
  for (const child of childrenOf(main)) visit(child);
  flush();

  return {route, title, ids, places};
}
