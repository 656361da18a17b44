import type {Heading, Root} from 'mdast';

import {slugify} from '../lib/text';

const hasExplicitId = (heading: Heading): boolean => {
  const last = heading.children.at(-1) as {type: string; value?: string} | undefined;
  if (!last) return false;
  if (last.type === 'mdxTextExpression') return /^\s*\/\*\s*#/.test(last.value ?? '');
  return (
    (last.type === 'text' || last.type === 'html') &&
    /(\{#[^}]+\}|<!--\s*#[^>]+-->)\s*$/.test(last.value ?? '')
  );
};

const textOf = (node: {value?: string; children?: unknown[]}): string =>
  node.value ?? (node.children ?? []).map((child) => textOf(child as {value?: string})).join('');

/**
 * Gives every heading without an explicit id an ASCII one. The ids that Docusaurus makes keep
 * accents, which links typed by hand then miss (`#regulación`).
 */
export default function remarkAsciiIds() {
  return (tree: Root): void => {
    const seen = new Map<string, number>();
    for (const node of tree.children) {
      if (node.type !== 'heading' || hasExplicitId(node)) continue;
      const base = slugify(textOf(node)) || 'seccion';
      const count = seen.get(base) ?? 0;
      seen.set(base, count + 1);
      const id = count === 0 ? base : `${base}-${count + 1}`;
      node.data = {...node.data, id, hProperties: {...node.data?.hProperties, id}} as Heading['data'];
    }
  };
}
