import fs from 'node:fs';
import path from 'node:path';

import {longWords, makeVary} from './vary';

/** A page of content without a design: what every tool can show. */
export interface ContentPage {
  /** Address without the first slash; the home page is `index`. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Markdown without HTML, from `##` on down. */
  readonly body: string;
}

const FIRST_PARAGRAPH = /^(?!#|-|>|\d)[^\n]+$/m;
/** Pages that a site has one of: they are not multiplied. */
const SINGLE = /^(index|ley-)/;

/** Takes out what belongs to our site alone: its files, pictures, bare addresses, the part of an address. */
function neutral(markdown: string, origin: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, (whole, text: string, address: string) => {
      if (!address.startsWith(`${origin}/`)) return whole;
      const route = address.slice(origin.length).replace(/[#?].*/, '');
      return path.extname(route) ? text : `[${text}](${route})`;
    })
    .replace(/(?<!\]\()https?:\/\/\S+/g, '')
    .replace(/[{}]/g, '')
    .replace(/</g, '&lt;');
}

/**
 * Reads a page of the Markdown copies that the build writes beside each page.
 *
 * @param origin where the copies say that the site is; links to it become links of the new project
 */
export function readCopy(slug: string, markdown: string, origin: string): ContentPage {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (!title) throw new Error(`${slug}.md has no title (a first line «# …»).`);
  const rest = markdown.slice(markdown.indexOf(title) + title.length);
  return {
    slug,
    title,
    description: (FIRST_PARAGRAPH.exec(rest)?.[0] ?? title).slice(0, 155),
    body: neutral(rest, origin).trim(),
  };
}

/** Where the built site says that it lives. */
function readOrigin(buildDir: string): string {
  const map = fs.readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  return new URL(/<loc>([^<]+)<\/loc>/.exec(map)![1]!).origin;
}

/**
 * The content of the built site as plain pages, multiplied up to `count`. The copies have the shape of
 * their model and other words. The first pages are always the site's own.
 *
 * @throws Error when the folder has no Markdown copies
 */
export function contentPages(buildDir: string, count: number): ContentPage[] {
  const copies = fs.existsSync(buildDir)
    ? fs.readdirSync(buildDir).filter((file) => file.endsWith('.md'))
    : [];
  if (copies.length === 0) throw new Error(`${buildDir} has no Markdown copies: build the site first.`);
  const origin = readOrigin(buildDir);
  const originals = copies
    .sort()
    .map((file) => readCopy(file.slice(0, -3), fs.readFileSync(path.join(buildDir, file), 'utf8'), origin));
  return multiplyPages(originals, count);
}

export function multiplyPages(originals: readonly ContentPage[], count: number): ContentPage[] {
  const models = originals.filter(({slug}) => !SINGLE.test(slug));
  const vary = makeVary(originals.flatMap(({body}) => longWords(body)));
  const more = Array.from({length: Math.max(0, count - originals.length)}, (_, index): ContentPage => {
    const {slug, title, description, body} = models[index % models.length]!;
    return {
      slug: `${slug}-${index}`,
      title: `${vary(title)} ${index}`,
      description: vary(description),
      // Addresses stay what they are.
      body: body
        .split(/(\]\([^)]*\))/)
        .map((part) => (part.startsWith('](') ? part : vary(part)))
        .join(''),
    };
  });
  return [...originals, ...more];
}
