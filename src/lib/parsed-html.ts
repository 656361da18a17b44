import {load, type CheerioAPI} from 'cheerio';

// The built HTML leaves out closing tags, so only a parser that follows the standard reads it right.

export type Document = ReturnType<CheerioAPI['root']>[0];
export type Node = Document | Document['childNodes'][number];
export type Element = Extract<Node, {readonly attribs: unknown}>;

export const parseHtml = (html: string): Document => load(html).root()[0]!;

export const isElement = (node: Node): node is Element => 'attribs' in node;

/** Text of a node that is nothing but text. */
export const textOf = (node: Node): string | undefined => (node.type === 'text' ? node.data : undefined);

export const childrenOf = (node: Node): readonly Node[] => ('children' in node ? node.children : []);

export const attribute = (node: Element, name: string): string | undefined => node.attribs[name];

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
