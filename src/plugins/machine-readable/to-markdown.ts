import {
  attribute,
  childrenOf,
  find,
  isElement,
  parseHtml,
  textOf,
  type Element,
  type Node,
} from '../../lib/parsed-html';

/** Controls, drawings and what only the page itself needs. */
const SKIPPED = new Set(
  'script style svg template nav footer form input textarea select progress output button iframe dialog video audio noscript'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote caption dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const classOf = (node: Element): string => attribute(node, 'class') ?? '';
const has = (node: Node, test: (element: Element) => boolean): boolean =>
  isElement(node) && (test(node) || childrenOf(node).some((child) => has(child, test)));
const isBlock = (node: Node): boolean => has(node, ({tagName}) => BLOCKS.has(tagName));

/** A defined term is a button; its word belongs to the sentence. */
const isWord = (node: Element): boolean => attribute(node, 'popovertarget') !== undefined;

function isSkipped(node: Element): boolean {
  if (isWord(node)) return false;
  return (
    SKIPPED.has(node.tagName) ||
    attribute(node, 'aria-hidden') === 'true' ||
    ['hidden', 'popover', 'data-needs-script', 'data-printed'].some(
      (name) => attribute(node, name) !== undefined,
    ) ||
    // Indexes and fields to copy.
    (node.tagName === 'details' &&
      (attribute(node, 'data-search') === 'skip' || has(node, ({tagName}) => tagName === 'nav')))
  );
}

const escape = (text: string): string => text.replace(/[\\`*_[\]<]/g, '\\$&');

/**
 * Whether two neighbours are set apart by the layout alone: a word, a figure or the end of a sentence or
 * link, directly followed by a capital, a figure, an opening sign or a link. No word is written so.
 */
const isApart = (before: string, after: string): boolean =>
  /[\p{L}\p{N}.:;?!»)\]*]$/u.test(before) && /^(?:\*{1,2})?[\p{Lu}\p{N}¿¡«[]/u.test(after);

/** Turns a page of the site into Markdown with full addresses. */
class Writer {
  constructor(private readonly page: string) {}

  private address(href: string): string {
    return new URL(href, this.page).href;
  }

  private link(node: Element, text: string): string {
    const href = attribute(node, 'href');
    return href && text ? `[${text}](${this.address(href)})` : text;
  }

  inline(nodes: readonly Node[], isLinked = false): string {
    const text = nodes.reduce((all, node, index) => {
      const next = this.phrase(node, isLinked);
      const isBorder = isElement(node) || (index > 0 && isElement(nodes[index - 1]!));
      return all + (isBorder && isApart(all, next) ? ' ' : '') + next;
    }, '');
    return text.replace(/[ \t\n]+/g, ' ');
  }

  private phrase(node: Node, isLinked: boolean): string {
    const text = textOf(node);
    if (text !== undefined) return escape(text);
    if (!isElement(node) || isSkipped(node)) return '';
    // «(se abre en una pestaña nueva)» and the like tell of the page, not of its content.
    const isHint = classOf(node).includes('visually-hidden');
    if (isHint && (isLinked || /^\s*\(/.test(this.inline(childrenOf(node))))) return '';
    const inner = this.inline(childrenOf(node), isLinked || node.tagName === 'a' || isWord(node));
    switch (node.tagName) {
      case 'a':
        return classOf(node).includes('heading-link') ? inner : this.link(node, inner.trim());
      case 'strong':
      case 'b':
        return inner.trim() ? `**${inner.trim()}**` : '';
      case 'em':
      case 'i':
        return inner.trim() ? `*${inner.trim()}*` : '';
      case 'br':
        return ' ';
      case 'img':
        return attribute(node, 'alt') ?? '';
      default:
        // Words of neighbouring blocks inside one line must not run together.
        return BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
    }
  }

  private table(node: Element): string[] {
    const rows: string[][] = [];
    const visit = (element: Element): void => {
      for (const child of childrenOf(element)) {
        if (!isElement(child)) continue;
        if (child.tagName === 'tr') {
          rows.push(
            childrenOf(child)
              .filter((cell): cell is Element => isElement(cell) && /^t[hd]$/.test(cell.tagName))
              .map((cell) => this.inline(childrenOf(cell)).trim().replace(/\|/g, '\\|')),
          );
        } else visit(child);
      }
    };
    visit(node);
    const width = Math.max(0, ...rows.map((row) => row.length));
    if (width === 0) return [];
    const line = (row: readonly string[]): string =>
      `| ${Array.from({length: width}, (_, index) => row[index] ?? '').join(' | ')} |`;
    const [head = [], ...body] = rows;
    return [[line(head), line(Array<string>(width).fill('---')), ...body.map(line)].join('\n')];
  }

  private list(node: Element): string[] {
    const items = childrenOf(node).filter((child): child is Element => isElement(child) && !isSkipped(child));
    const lines = items.flatMap((item, index) => {
      const marker = node.tagName === 'ol' ? `${index + 1}. ` : '- ';
      const text = this.blocks(childrenOf(item)).join('\n\n');
      return text ? [marker + text.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)] : [];
    });
    const isLoose = lines.some((line) => line.includes('\n\n'));
    return lines.length > 0 ? [lines.join(isLoose ? '\n\n' : '\n')] : [];
  }

  private block(node: Element): string[] {
    const children = childrenOf(node);
    const line = (): string => this.inline(children).trim();
    const heading = /^h([1-6])$/.exec(node.tagName);
    if (heading) return line() ? [`${'#'.repeat(Number(heading[1]))} ${line()}`] : [];
    switch (node.tagName) {
      case 'ul':
      case 'ol':
        return this.list(node);
      case 'table':
        return this.table(node);
      case 'hr':
        return ['---'];
      case 'dt':
      case 'summary':
        return line() ? [`**${line().replace(/\*\*/g, '')}**`] : [];
      case 'blockquote':
        return [this.blocks(children).join('\n\n').replace(/^/gm, '> ')];
      default:
        return attribute(node, 'role') === 'note'
          ? [this.blocks(children).join('\n\n').replace(/^/gm, '> ')]
          : this.blocks(children);
    }
  }

  /** Blocks, and runs of text between them as paragraphs. */
  blocks(nodes: readonly Node[]): string[] {
    const out: string[] = [];
    let run: Node[] = [];
    const flush = (): void => {
      const text = this.inline(run).trim();
      if (text) out.push(text);
      run = [];
    };
    for (const node of nodes) {
      if (isElement(node) && isSkipped(node)) continue;
      if (isElement(node) && isBlock(node) && node.tagName !== 'a') {
        flush();
        out.push(...this.block(node));
      } else if (isElement(node) && node.tagName === 'a' && isBlock(node)) {
        flush();
        run = [node];
        flush();
      } else run.push(node);
    }
    flush();
    return out;
  }
}

export interface PageText {
  readonly title: string;
  readonly description: string;
  /** Name of the section, when the page has one. */
  readonly section?: string;
  readonly markdown: string;
}

/**
 * Title, description and Markdown of a built page: what a reader sees, components included, without
 * controls and drawings.
 *
 * @param html of the page
 * @param address of the page, for its links
 */
export function pageToMarkdown(html: string, address: string): PageText {
  const document = parseHtml(html);
  const meta = (name: string): string | undefined => {
    const node = find(
      document,
      (element) => element.tagName === 'meta' && attribute(element, 'name') === name,
    );
    return node && attribute(node, 'content');
  };
  const main = find(document, ({tagName}) => tagName === 'main');
  const heading = find(document, ({tagName}) => tagName === 'h1');
  const writer = new Writer(address);
  const body = main ? writer.blocks(childrenOf(main)).join('\n\n') : '';
  const title = heading ? writer.inline(childrenOf(heading)).trim() : '';
  return {
    title,
    description: meta('description') ?? '',
    section: meta('section'),
    markdown: `${body}\n\n---\n\nPágina: ${address}\n`,
  };
}
