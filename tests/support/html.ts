import {load} from 'cheerio';

/** An element of a built page, read as a browser would (cheerio parses by the HTML standard). */
export interface HtmlElement {
  readonly tag: string;
  readonly text: string;
  readonly attr: (name: string) => string | undefined;
}

/** Elements of a page that a CSS selector finds, in document order. */
export type Select = (selector: string) => HtmlElement[];

export function parsePage(html: string): Select {
  const $ = load(html);
  return (selector) =>
    $(selector)
      .toArray()
      .map((node) => ({
        tag: node.type === 'tag' || node.type === 'script' ? node.name : '',
        text: $(node).text(),
        attr: (name) => $(node).attr(name),
      }));
}
