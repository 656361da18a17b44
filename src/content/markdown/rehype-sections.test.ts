import type {Element, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import rehypeSections from './rehype-sections';

const node = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const component = (name: string): RootContent =>
  ({type: 'mdxJsxFlowElement', name, attributes: [], children: []}) as unknown as RootContent;

const namesOf = (part: Element | undefined): string[] =>
  (part?.children ?? []).map(
    (child) => (child as Element).tagName ?? (child as unknown as {name: string}).name,
  );

/** Opening of the band that a heading and these nodes become, and what stands in its head. */
function open(...body: RootContent[]): [unknown, string[]] {
  const tree: Root = {type: 'root', children: [node('h2'), ...body]};
  rehypeSections()(tree, {data: {}} as VFile);
  const [section] = tree.children as Element[];
  const inner = section?.children[0] as Element;
  return [section?.properties['dataLayout'], namesOf(inner.children[0] as Element)];
}

describe('how a band opens', () => {
  it('splits title and argument over a component', () => {
    expect(open(node('p'), component('FeatureCards'))).toEqual(['split', ['h2', 'p']]);
    expect(open(component('FeatureCards'))).toEqual(['split', ['h2']]);
  });

  it('keeps what comes before rows beside them', () => {
    expect(open(node('p'), node('p'), component('IndicatorList'))).toEqual(['list', ['h2', 'p', 'p']]);
    expect(open(node('p'), node('ul'), node('p'))).toEqual(['list', ['h2', 'p']]);
    expect(open(node('p'), node('table'))).toEqual(['list', ['h2', 'p']]);
  });

  it('leaves paragraphs under their title', () => {
    expect(open(node('p'), node('p'))).toEqual(['text', ['h2']]);
    expect(open(node('p'), node('p'), node('p'), node('ul'))).toEqual(['text', ['h2']]);
  });

  it('follows the component, not the words around it', () => {
    expect(open(node('p'), component('PartnerFacts'), node('ul'))).toEqual(['figure', ['h2', 'p']]);
    expect(open(node('p'), component('PlansTable'))).toEqual(['picture', ['h2', 'p']]);
  });
});
