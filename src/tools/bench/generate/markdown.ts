import type {Nodes, Parents} from 'mdast';

import {escapeMarkup} from '../../../lib/markup';

const inside = (node: Parents): string => node.children.map(toHtml).join('');

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  delete: 's',
  blockquote: 'blockquote',
  listItem: 'li',
};

/** HTML of a Markdown tree: what the plain pages of the bench need, and no more. */
export function toHtml(node: Nodes): string {
  if (node.type === 'text') return escapeMarkup(node.value);
  if (node.type === 'inlineCode') return `<code>${escapeMarkup(node.value)}</code>`;
  if (node.type === 'code') return `<pre><code>${escapeMarkup(node.value)}</code></pre>`;
  if (node.type === 'break') return '<br>';
  if (node.type === 'thematicBreak') return '<hr>';
  if (node.type === 'heading') return `<h${node.depth}>${inside(node)}</h${node.depth}>`;
  if (node.type === 'link') return `<a href="${escapeMarkup(node.url)}">${inside(node)}</a>`;
  if (node.type === 'list') {
    const tag = node.ordered ? 'ol' : 'ul';
    return `<${tag}>${inside(node)}</${tag}>`;
  }
  if (node.type === 'table') {
    const rows = node.children.map((row, index) => {
      const tag = index === 0 ? 'th' : 'td';
      return `<tr>${row.children.map((cell) => `<${tag}>${inside(cell)}</${tag}>`).join('')}</tr>`;
    });
    return `<table>${rows.join('')}</table>`;
  }
  const tag = TAGS[node.type];
  if (!('children' in node)) return '';
  return tag ? `<${tag}>${inside(node)}</${tag}>` : inside(node);
}

/** A function from Markdown to HTML. The parser is loaded here, because it is an ES module. */
export async function markdownToHtml(): Promise<(markdown: string) => string> {
  const [{unified}, {default: parse}, {default: gfm}] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
  ]);
  const parser = unified().use(parse).use(gfm);
  return (markdown) => toHtml(parser.parse(markdown));
}
