import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';

import {loadData} from '../../data/load';
import {dayInBogota} from '../../lib/dates';
import {readBaseUrl, readSiteUrl} from '../../plugins/site-address';
import {printLaw} from '../printing/laws';
import {finishLinks} from '../printing/links';
import {printReport} from '../printing/report';
import {findBrowser} from './browser.mjs';

// `npm run print`, a part of `npm run build`: prints the executive report and the law pages into the built
// site, and writes their sizes into the links that lead to them. Without a browser the site has neither the
// files nor the links. `print FOLDER` takes another folder than `build`.

const dir = path.resolve(process.argv[2] ?? 'build');
const site = {
  dir,
  url: readSiteUrl(process.env.SITE_URL, loadData('brand').site.url),
  baseUrl: readBaseUrl(process.env.BASE_URL),
};

async function print(executablePath: string): Promise<Map<string, Buffer>> {
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  try {
    const files = new Map([
      [loadData('webinar').report.file, await printReport(browser, dayInBogota(Date.now()))],
    ]);
    for (const {id} of loadData('laws')) files.set(`${id}.pdf`, await printLaw(browser, id, site));
    return files;
  } finally {
    await browser.close();
  }
}

const executable = await findBrowser();
if (!executable)
  console.log(
    'No hay un navegador para imprimir los PDF: el sitio queda completo, sin ellos ni sus enlaces.',
  );
const files = executable ? await print(executable) : new Map<string, Buffer>();
for (const [name, pdf] of files) fs.writeFileSync(path.join(dir, name), pdf);

const sizes = new Map([...files].map(([name, pdf]) => [name, pdf.length]));
for (const name of fs.readdirSync(dir).filter((file) => file.endsWith('.html'))) {
  const file = path.join(dir, name);
  const html = fs.readFileSync(file, 'utf8');
  const finished = finishLinks(html, sizes);
  if (finished !== html) fs.writeFileSync(file, finished);
}
