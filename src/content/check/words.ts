import {load, type CheerioAPI} from 'cheerio';
import type {Node, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {normalise} from './normalise';

export interface Lost {
  readonly line: number;
  readonly text: string;
  /** Words of the text that are nowhere on the page; empty when only their order is lost. */
  readonly words: readonly string[];
}

interface Part extends Node {
  readonly value?: string;
  readonly alt?: string | null;
  readonly children?: readonly Part[];
}

export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

/** What an editor wrote, piece by piece, with the line of each. */
export function writtenTexts(
  source: string,
  isMdx: boolean,
  components: ReadonlySet<string>,
): {line: number; text: string}[] {
  const text = normalise(source, isMdx, components).replace(/^---\n[\s\S]*?\n---/, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
  if (isMdx) parser.use(remarkMdx);
  const out: {line: number; text: string}[] = [];
  const visit = (node: Part): void => {
    const isText = node.type === 'text' || node.type === 'inlineCode' || node.type === 'code';
    const value = isText ? node.value : node.type === 'image' ? node.alt : undefined;
    if (value && plain(value) !== '') out.push({line: node.position?.start.line ?? 1, text: plain(value)});
    node.children?.forEach(visit);
  };
  visit(parser.parse(text) as Root as Part);
  return out;
}

/** What a page shows, without scripts and styles. */
function parse(html: string): CheerioAPI {
  const $ = load(html);
  $('script:not([type="application/ld+json"]), style').remove();
  // The end of one block is not the start of a word of the next.
  $('p, h1, h2, h3, h4, h5, h6, li, dt, dd, td, th, div, section, br, figcaption, summary').after(' ');
  return $;
}

/** All that a page says to anybody: its text, its attributes and its structured data. */
export function saidBy(html: string): string {
  const $ = parse(html);
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.values($(element).attr() ?? {}));
  return plain([$.root().text(), ...attributes].join('\n'));
}

/** Pieces of the source that the built page does not show. */
export function lostTexts(texts: readonly {line: number; text: string}[], html: string): Lost[] {
  const $ = parse(html);
  const alts = $('img[alt]')
    .toArray()
    .map((image) => $(image).attr('alt') ?? '');
  const main = $('main').length > 0 ? $('main') : $('body');
  const shown = plain([$('title').text(), main.text(), ...alts].join(' '));
  const words = new Set(wordsOf(shown));
  return (
    texts
      // Components leave out the full stop of a title.
      .filter(({text}) => !shown.includes(text.replace(/[.:]$/, '')))
      .map(({line, text}) => ({line, text, words: wordsOf(text).filter((word) => !words.has(word))}))
      // A component may part a sentence («**Título.** Texto»), yet every word must be there.
      .filter((lost) => lost.words.length > 0 || lost.text.length > 40)
  );
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Ids of what a built page shows, and the text at each: its heading, or else its first words. */
export function addressesOf(html: string): Map<string, string> {
  const $ = load(html);
  $('main *').prepend('\n');
  const title = 'h1, h2, h3, h4, h5, h6';
  return new Map(
    $('main [id]')
      .toArray()
      .map((element) => {
        const heading = $(element).is(title) ? $(element) : $(element).find(title).first();
        const [first = ''] = $(element).text().trim().split('\n');
        return [$(element).attr('id')!, plain(heading.length > 0 ? heading.text() : first)];
      }),
  );
}
