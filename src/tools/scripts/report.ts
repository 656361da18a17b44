import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright';

import {loadData} from '../../data/load';
import {dayInBogota} from '../../lib/dates';
import {currentFingerprint, fingerprintFile, styleFile} from '../report/fingerprint';
import {printLaws} from '../report/print-laws';
import {renderDocument} from '../report/render';
import {ensureBrowser} from './browser.mjs';

/**
 * `npm run report`: draws the executive report and prints the two law pages as tagged PDFs under
 * `static/`, and saves their fingerprints. The laws are printed from `build/`.
 */

const root = process.cwd();
const limit = 400_000;
const day = dayInBogota(Date.now());
const out = path.join(root, 'static', loadData('webinar').report.file);

const tokens = await fs.readFile(path.join(root, 'src/css/tokens.css'), 'utf8');
// Static files of the same family: Chromium writes a variable font into a PDF glyph by glyph, which
// doubles the size.
const fonts = [400, 700, 800]
  .map((weight) => {
    const file = `node_modules/@fontsource/encode-sans-semi-condensed/files/encode-sans-semi-condensed-latin-${weight}-normal.woff2`;
    return `@font-face{font-family:Informe;font-weight:${weight};src:url('${pathToFileURL(path.join(root, file)).href}')}`;
  })
  .join('');
const competences = loadData('competences')
  .map(({id}) => `.k-${id}{--k:var(--ce-${id});--kt:var(--ce-${id}-t);--kf:var(--ce-${id}-f)}`)
  .join('');
const style = `${tokens}${fonts}${competences}${await fs.readFile(styleFile, 'utf8')}`;

// A file and not `setContent`: the font is read from beside it.
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'informe-'));
const source = path.join(folder, 'informe.html');
await fs.writeFile(source, renderDocument(style, day));

const browser = await chromium.launch({executablePath: await ensureBrowser(), args: ['--no-sandbox']});
try {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(source).href);
  await page.evaluate(() => document.fonts.ready);
  const sections = await page.$$eval('.page', (nodes) =>
    nodes.map((node) => {
      const foot = node.querySelector(':scope > footer')?.getBoundingClientRect().top;
      const last = [...node.children].filter((child) => child.tagName !== 'FOOTER').at(-1)!;
      return foot === undefined ? 0 : Math.round(last.getBoundingClientRect().bottom - foot);
    }),
  );
  const full = sections.flatMap((over, index) =>
    over > 0 ? [`página ${index + 1}: sobran ${over} px`] : [],
  );
  if (full.length > 0)
    throw new Error(
      `El informe no cabe en sus páginas (${full.join('; ')}). Acorte textos o ajuste src/tools/report/style.css.`,
    );

  const pdf = await page.pdf({tagged: true, outline: true, printBackground: true, preferCSSPageSize: true});
  if (pdf.length > limit) throw new Error(`El informe pesa ${pdf.length} bytes y el límite es ${limit}.`);
  await fs.writeFile(out, pdf);
  await fs.writeFile(
    fingerprintFile,
    `${JSON.stringify({sha256: currentFingerprint(day), pages: sections.length, day}, null, 2)}\n`,
  );
  console.log(
    `${path.relative(root, out)}: ${sections.length} páginas, ${Math.round(pdf.length / 1000)} kB.`,
  );
  // Last, because it needs the finished site.
  await printLaws(browser);
} finally {
  await browser.close();
  await fs.rm(folder, {recursive: true});
}
