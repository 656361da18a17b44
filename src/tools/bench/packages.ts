import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright';

import {bytesBySource, packageOf, type SourceMap} from './attribute';
import {build} from './build';
import {newPage, quiet, showIntent} from './measure';
import {kilobytes} from './numbers';
import {PROFILES} from './profiles';
import {PAGES} from './run';
import {brotli, serve} from './server';
import {table} from './table';

const CONFIG = 'src/tools/bench/packages.config.ts';
const desktop = PROFILES.find(({name}) => name === 'desktop')!;

/** Scripts that a page has loaded after the first sign of intent. */
async function scriptsOf(folder: string, route: string, chrome: string): Promise<string[]> {
  const server = await serve(folder);
  const browser = await chromium.launch({executablePath: chrome, args: ['--no-sandbox']});
  try {
    const page = await newPage(browser, desktop);
    await page.goto(server.origin + route, {waitUntil: 'load'});
    await quiet(server);
    await showIntent(page);
    await quiet(server);
    const scripts = server.answers.filter(({kind, isPrefetch}) => kind === 'script' && !isPrefetch);
    return [...new Set(scripts.map((answer) => answer.path))];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Adds what a script brings of each package; a packed file's bytes are shared out by plain length. */
function share(folder: string, script: string, into: Map<string, number>): void {
  const code = fs.readFileSync(path.join(folder, script), 'utf8');
  const size = brotli(code).length;
  const mapFile = path.join(folder, `${script}.map`);
  const sources = fs.existsSync(mapFile)
    ? bytesBySource(code, JSON.parse(fs.readFileSync(mapFile, 'utf8')) as SourceMap)
    : new Map([['(no map)', Buffer.byteLength(code)]]);
  for (const [source, bytes] of sources) {
    const name = packageOf(source);
    into.set(name, (into.get(name) ?? 0) + (bytes / Buffer.byteLength(code)) * size);
  }
}

/** Builds the site with source maps beside it and lists the script of a hydrated law page by package. */
export async function packages(chrome: string): Promise<{text: string; value: unknown}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-packages-'));
  try {
    await build(['--config', CONFIG, '--out-dir', folder]);
    const sizes = new Map<string, number>();
    const scripts = await scriptsOf(folder, PAGES['law']!, chrome);
    for (const script of scripts) share(folder, script, sizes);
    const rows = [...sizes].sort(([, a], [, b]) => b - a);
    const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0);
    const text = [
      `# Script of a law page after hydration, by package`,
      `${scripts.length} files, brotli. A file's packed bytes are shared out by length before packing.`,
      table(
        ['package', 'brotli', 'share'],
        [...rows, ['all', total] as const].map(([name, bytes]) => [
          name,
          kilobytes(bytes),
          `${((bytes / total) * 100).toFixed(0)} %`,
        ]),
      ),
    ].join('\n\n');
    return {text: `${text}\n`, value: {scripts, sizes: Object.fromEntries(rows)}};
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
