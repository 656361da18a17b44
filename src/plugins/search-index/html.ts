import {parse, type DefaultTreeAdapterMap} from 'parse5';

// The built HTML leaves out closing tags, so only a parser that follows the standard reads it right.

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export const parseHtml = (html: string): Node => parse(html);

export const isElement = (node: Node): node is Element => 'tagName' in node;

export const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

export const attribute = (node: Element, name: string): string | undefined =>
  node.attrs.find((entry) => entry.name === name)?.value;

export const hasClass = (node: Element, name: string): boolean =>
  (attribute(node, 'class') ?? '').split(/\s+/).includes(name);

/** The elements under a node, in document order. */
export function* elementsOf(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (isElement(child)) yield child;
    yield* elementsOf(child);
  }
}

export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const element of elementsOf(node)) if (test(element)) return element;
  return undefined;
}
