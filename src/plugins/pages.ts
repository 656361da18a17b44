import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';

/** The pages of a build: their HTML by their route (`/rieeb`). */
export type Pages = ReadonlyMap<string, string>;

/** Where the build is and what is in it, as Docusaurus tells it after the build. */
export type Build = Pick<
  Props,
  'baseUrl' | 'generatedFilesDir' | 'outDir' | 'routes' | 'routesPaths' | 'siteConfig' | 'siteDir'
>;

/** Written beside the site's own pages, and shown for addresses that it has not. */
export const NOT_FOUND_ROUTE = '/404.html';

/** File that Docusaurus writes a route to, with `trailingSlash: false`. */
const fileOf = (outDir: string, route: string): string =>
  path.join(outDir, route === '/' ? 'index.html' : `${route.replace(/\.html$/, '')}.html`);

/** Reads the page of each route; files in `static` that end in `.html` are none. */
export const readPages = ({outDir, routesPaths, baseUrl}: Build): Pages =>
  new Map(
    routesPaths
      .map((address) => `/${address.slice(baseUrl.length)}`)
      .map((route) => [route, readFileSync(fileOf(outDir, route), 'utf8')]),
  );

/** The HTML files of a built folder, for what looks at it later. */
export const htmlFiles = (outDir: string): string[] =>
  readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));

export const writePages = (outDir: string, pages: Pages): void => {
  for (const [route, html] of pages) writeFileSync(fileOf(outDir, route), html);
};

/** Changes every page. An error says on which. */
export const changeEach = (pages: Pages, change: (html: string, route: string) => string): Pages =>
  new Map(
    [...pages].map(([route, html]) => {
      try {
        return [route, change(html, route)];
      } catch (error) {
        throw new Error(`${route}: ${(error as Error).message}`, {cause: error});
      }
    }),
  );

/** Replaces a pattern wherever it stands, and throws where it stands on no page: what it is for has changed. */
export function replaceOn(pages: Pages, pattern: RegExp, by: string): Pages {
  if (![...pages.values()].some((html) => html.search(pattern) >= 0))
    throw new Error(`no page has ${String(pattern)} any more. See what stands there now, or take it out.`);
  return changeEach(pages, (html) => html.replace(pattern, by));
}

/** What stands in the name of a file that changes only with its content. */
export const fingerprint = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
