import type {Heading, Root} from 'mdast';

import {slugify} from '../../lib/text';

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

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
}

function nameHeading(heading: Heading): void {
  const id = slugify(textOf(heading)) || 'seccion';
  heading.data = {...heading.data, id, hProperties: {...heading.data?.hProperties, id}} as Heading['data'];
}

/**
 * Gives every heading without an explicit id an ASCII one. The ids that Docusaurus makes keep
 * accents, which links typed by hand then miss (`#regulación`). Two headings with the same one stop the
 * build (`content-check`): a number would hand the address of one to the other.
 */
export default function remarkAsciiIds() {
  return (tree: Root): void => {
    const visit = (node: Node): void => {
      if (node.type === 'heading' && !hasExplicitId(node as Heading)) nameHeading(node as Heading);
      // Headings stand inside components too.
      node.children?.forEach(visit);
    };
    visit(tree as Node);
  };
}
