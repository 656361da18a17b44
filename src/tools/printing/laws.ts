import fs from 'node:fs/promises';
import path from 'node:path';
import type {Browser, Page} from 'playwright';

import {contentTypeOf, fileFor} from '../static-files';

/**
 * Static files of the site's family: Chromium writes a variable font into a PDF glyph by glyph, which
 * makes it four times as heavy.
 */
const FONT_DIR = path.join(process.cwd(), 'node_modules/@fontsource/encode-sans-semi-condensed/files');
const FONT_STYLE = `<style>${[400, 700]
  .map(
    (weight) =>
      `@font-face{font-family:Copia;font-weight:${weight === 400 ? '100 550' : '551 900'};src:url(/letra/encode-sans-semi-condensed-latin-${weight}-normal.woff2)}`,
  )
  .join('')}*{font-family:Copia,sans-serif!important}</style>`;

/** Where the built pages are, and where visitors find them. */
export interface Site {
  readonly dir: string;
  /** `https://…`, without a path. */
  readonly url: string;
  /** `/` or `/…/`. */
  readonly baseUrl: string;
}

/**
 * Answers the printing browser from the finished site, under its public address: so the links of a page
 * lead where a reader can follow them. Nothing else is reached.
 */
async function serve(page: Page, {dir, url, baseUrl}: Site): Promise<void> {
  await page.route('**/*', async (route) => {
    const {origin, pathname} = new URL(route.request().url());
    const isPage = path.extname(pathname) === '';
    const file = pathname.startsWith('/letra/')
      ? path.join(FONT_DIR, path.basename(pathname))
      : fileFor(dir, pathname.slice(baseUrl.length));
    if (!file || origin !== url) return route.abort();
    const body = await fs.readFile(file);
    await route.fulfill({
      contentType: contentTypeOf(file),
      body: isPage ? body.toString('utf8').replace('</head>', `${FONT_STYLE}</head>`) : body,
    });
  });
}

/** Prints a law page of the built site as a tagged PDF. */
export async function printLaw(browser: Browser, id: string, site: Site): Promise<Buffer> {
  // Without scripts: what is printed is the page as it is written, with no state of a browser.
  const page = await browser.newPage({javaScriptEnabled: false});
  await serve(page, site);
  await page.goto(`${site.url}${site.baseUrl}${id}`);
  // The page's own margin has the source and the number; a footer of the browser would lie over them.
  const pdf = await page.pdf({tagged: true, outline: true, preferCSSPageSize: true});
  await page.close();
  return pdf;
}
