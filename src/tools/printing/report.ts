import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from 'playwright';

import {loadData} from '../../data/load';
import {renderDocument} from './render';

const STYLE = 'src/tools/printing/style.css';

/** Styles of the report: the site's colours, its font and the report's own sheet. */
async function readStyle(): Promise<string> {
  // Static files of the same family: Chromium writes a variable font into a PDF glyph by glyph, which
  // doubles the size.
  const fonts = [400, 700, 800]
    .map((weight) => {
      const file = `node_modules/@fontsource/encode-sans-semi-condensed/files/encode-sans-semi-condensed-latin-${weight}-normal.woff2`;
      return `@font-face{font-family:Informe;font-weight:${weight};src:url('${pathToFileURL(path.resolve(file)).href}')}`;
    })
    .join('');
  const competences = loadData('competences')
    .map(({id}) => `.k-${id}{--k:var(--ce-${id});--kt:var(--ce-${id}-t);--kf:var(--ce-${id}-f)}`)
    .join('');
  const tokens = await fs.readFile('src/css/tokens.css', 'utf8');
  return `${tokens}${fonts}${competences}${await fs.readFile(STYLE, 'utf8')}`;
}

/**
 * Draws the executive report as a tagged PDF.
 *
 * @param day Day in Bogotá, `AAAA-MM-DD`: what has passed by then reads as passed.
 * @throws In Spanish, with the pages, when a text is too long for its sheet.
 */
export async function printReport(browser: Browser, day: string): Promise<Buffer> {
  // A file and not `setContent`: the font is read from beside it.
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'informe-'));
  try {
    const source = path.join(folder, 'informe.html');
    await fs.writeFile(source, renderDocument(await readStyle(), day));
    const page = await browser.newPage();
    await page.goto(pathToFileURL(source).href);
    await page.evaluate(() => document.fonts.ready);
    const over = await page.$$eval('.page', (nodes) =>
      nodes.map((node) => {
        const foot = node.querySelector(':scope > footer')?.getBoundingClientRect().top;
        const last = [...node.children].filter((child) => child.tagName !== 'FOOTER').at(-1)!;
        return foot === undefined ? 0 : Math.round(last.getBoundingClientRect().bottom - foot);
      }),
    );
    const full = over.flatMap((pixels, index) =>
      pixels > 0 ? [`página ${index + 1}: sobran ${pixels} px`] : [],
    );
    if (full.length > 0)
      throw new Error(
        `El informe no cabe en sus páginas (${full.join('; ')}). Acorte textos o ajuste ${STYLE}.`,
      );
    return await page.pdf({tagged: true, outline: true, printBackground: true, preferCSSPageSize: true});
  } finally {
    await fs.rm(folder, {recursive: true});
  }
}
