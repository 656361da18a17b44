import fs from 'node:fs/promises';
import path from 'node:path';
import type {Browser, Page} from 'playwright';

import {loadData} from '../../data/load';
import {contentTypeOf, fileFor} from '../static-files';
import {lawFingerprint, lawFingerprintFile, lawPdfFile, type LawPdf} from './law-inputs';

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

/**
 * Answers the printing browser from the finished site, under its public address: so the links of a page
 * lead where a reader can follow them. Nothing else is reached.
 */
async function serve(page: Page, dir: string, site: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const {origin, pathname} = new URL(route.request().url());
    const isPage = path.extname(pathname) === '';
    const file = pathname.startsWith('/letra/')
      ? path.join(FONT_DIR, path.basename(pathname))
      : fileFor(dir, pathname);
    if (!file || origin !== new URL(site).origin) return route.abort();
    const body = await fs.readFile(file);
    await route.fulfill({
      contentType: contentTypeOf(file),
      body: isPage ? body.toString('utf8').replace('</head>', `${FONT_STYLE}</head>`) : body,
    });
  });
}

/**
 * Prints each law page of the build as a tagged PDF under `static/` and saves what it was made of.
 * Throws in Spanish when the site has not been built.
 */
export async function printLaws(
  browser: Browser,
  buildDir = path.join(process.cwd(), 'build'),
): Promise<void> {
  const saved: Record<string, LawPdf> = {};
  const {url} = loadData('brand').site;
  for (const law of loadData('laws')) {
    await fs.access(path.join(buildDir, `${law.id}.html`)).catch(() => {
      throw new Error(
        `Para imprimir la ${law.name} hace falta el sitio terminado: ejecute antes npm run build.`,
      );
    });
    // Without scripts: what is printed is the page as it is written, with no state of a browser.
    const page = await browser.newPage({javaScriptEnabled: false});
    await serve(page, buildDir, url);
    await page.goto(`${url}/${law.id}`);
    const pdf = await page.pdf({
      tagged: true,
      outline: true,
      // The page's own margin has the source and the number; a footer of the browser would lie over them.
      preferCSSPageSize: true,
    });
    await page.close();
    await fs.writeFile(lawPdfFile(law), pdf);
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    saved[law.id] = {sha256: lawFingerprint(law), pages};
    console.log(`static/${law.id}.pdf: ${pages} páginas, ${Math.round(pdf.length / 1000)} kB.`);
  }
  await fs.writeFile(lawFingerprintFile, `${JSON.stringify(saved, null, 2)}\n`);
}
