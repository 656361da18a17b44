import type {Nodes, Root} from 'hast';

import {keepTogether} from '../../lib/text';

function keep(node: Nodes): void {
  if (node.type === 'text') node.value = keepTogether(node.value);
  else if ('children' in node) node.children.forEach(keep);
}

/** Puts no-break spaces into what editors write, as `load.ts` does in the data: «23 de julio» stays on one line. */
export default function rehypeKeepTogether() {
  return (tree: Root): void => keep(tree);
}
