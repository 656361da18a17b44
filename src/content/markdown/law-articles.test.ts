import type {Element} from 'hast';
import {describe, expect, it} from 'vitest';

import {isArticleHeading, lawArticles, type LawSection} from './law-articles';

const node = (
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const section = (number: number, ...notices: string[]): LawSection => ({
  heading: node('h2', {id: `articulo-${number}`}, {type: 'text', value: `Artículo ${number}. Objeto`}),
  body: [node('p', {}), {type: 'text', value: '\n'}, ...notices.map((type) => node('admonition', {type}))],
});

interface Shape {
  name?: string;
  tagName?: string;
  attributes?: {name: string; value: string}[];
  properties?: {className?: string[]};
  children: Shape[];
}
const shape = (sections: LawSection[]): Shape => lawArticles(sections) as unknown as Shape;
const attribute = (item: Shape, name: string): string | undefined =>
  item.attributes?.find((entry) => entry.name === name)?.value;

describe('isArticleHeading', () => {
  it('goes by the permanent id', () => {
    expect(isArticleHeading(section(12).heading)).toBe(true);
    expect(isArticleHeading(node('h2', {id: 'articulo-12-bis'}))).toBe(false);
    expect(isArticleHeading(node('h2', {id: 'firmas'}))).toBe(false);
  });
});

describe('lawArticles', () => {
  it('gives each article its number, text and notices', () => {
    const [article] = shape([section(3, 'nota', 'aviso')]).children;
    expect(article?.name).toBe('LawArticle');
    expect([attribute(article!, 'number'), attribute(article!, 'variant')]).toEqual(['3', 'full']);
    expect(article?.children.map((child) => child.properties?.className?.[0] ?? child.tagName)).toEqual([
      'h2',
      'law-text',
      'law-notices',
    ]);
    expect(article?.children[1]?.children.some(({tagName}) => tagName === 'admonition')).toBe(true);
  });

  it('leaves the notices out when there are none', () => {
    expect(shape([section(1)]).children[0]?.children).toHaveLength(2);
  });

  it('puts the number on its own line and keeps the words of the heading', () => {
    const words = (item: {value?: string; children?: unknown[]}): string =>
      item.value ?? (item.children ?? []).map((child) => words(child as {value?: string})).join('');
    const heading = shape([section(10)]).children[0]?.children[0];
    expect(heading?.children[0]?.properties?.className).toEqual(['law-number']);
    expect(words(heading as never)).toBe('Artículo 10. Objeto');
  });

  it('joins consecutive warnings in one grid of cards', () => {
    const {children} = shape([section(1), section(2, 'alerta'), section(3, 'alerta'), section(4)]);
    expect(children.map((item) => item.name ?? item.properties?.className?.[0])).toEqual([
      'LawArticle',
      'law-cards',
      'LawArticle',
    ]);
    expect(children[1]?.children.map((item) => attribute(item, 'variant'))).toEqual(['card', 'card']);
  });

  it('loses no block of the text', () => {
    const [text, notices] = shape([section(1, 'nota', 'aviso')]).children[0]!.children.slice(1);
    expect([...text!.children, ...notices!.children].filter(({tagName}) => tagName)).toHaveLength(3);
  });
});
