import fs from 'node:fs';
import path from 'node:path';
import {spawn} from 'node:child_process';
import {chromium} from 'playwright';
import {ensureBrowser} from './browser.mjs';
import {findPort} from './lib.mjs';

// `npm run screenshots`: pictures of the built site for people to look at, in both modes, at phone and
// desktop width. Routes may be named: `npm run screenshots -- / /rieeb`.

const OUTPUT = 'tests/.output/screenshots';
const KEY_ROUTES = [
  '/',
  '/socioemociograma',
  '/ley-2491-de-2025',
  '/ley-2503-de-2025',
  '/necesidad-educacion-emocional',
];
const WIDTHS = [390, 1280];
const SLIDES = Array.from({length: 11}, (_, index) => `/webinardiapositivas#${index + 1}`);

const named = process.argv.slice(2);
const routes = named.length > 0 ? named : [...KEY_ROUTES, ...SLIDES];
const fileName = (route) => route.replace(/^\//, '').replace(/[^a-z0-9-]+/g, '-') || 'inicio';

const executablePath = await ensureBrowser();
const port = await findPort(4300);
const server = spawn('npx', ['docusaurus', 'serve', '--port', String(port), '--no-open'], {
  stdio: 'ignore',
  detached: true,
});
const origin = `http://localhost:${port}`;

async function ready() {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    try {
      if ((await fetch(origin)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('El servidor no arrancó. Ejecute antes «npm run build».');
}

try {
  await ready();
  fs.mkdirSync(OUTPUT, {recursive: true});
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  for (const colorScheme of ['light', 'dark']) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: {width, height: 900},
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const route of routes) {
        await page.goto(origin + route);
        await page.keyboard.press('Shift');
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        const fullPage = !route.includes('#');
        await page.screenshot({
          path: path.join(OUTPUT, `${fileName(route)}-${width}-${colorScheme}.png`),
          fullPage,
        });
      }
      await context.close();
    }
  }
  await browser.close();
  console.log(`${routes.length * WIDTHS.length * 2} imágenes en ${OUTPUT}`);
} finally {
  process.kill(-server.pid);
}
