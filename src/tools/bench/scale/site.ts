import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';

import {SEARCH_FOLDER} from '../../../search/engine/files';
import {commitAll, copyProject} from '../../copy-project';
import {build, type BuildCost} from '../build';
import {writeFiles} from '../generate';
import {contentPages, type ContentPage} from '../generate/pages';
import {measureSearch} from '../interact';
import {kitOf} from '../kits';
import {measureLoad, type Figures} from '../measure';
import {PROFILES} from '../profiles';
import {PAGES} from '../run';
import {serve} from '../server';
import {folderBytes} from './folder';

export interface SiteCost {
  readonly pages: number;
  readonly build: BuildCost;
  readonly outputBytes: number;
  readonly indexBytes: number;
  readonly law: Figures;
}

/** A generated page in the form of the site's own resources. */
export function siteFile({slug, title, description, body}: ContentPage): string {
  const sentence =
    description.length < 50 ? `${description} Página generada para medir el crecimiento.` : description;
  const fields = {
    title,
    description: sentence.slice(0, 160).trim(),
    slug: `/${slug}`,
    section: 'recursos',
    lead: description,
  };
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  // The hero shows title and lead; what stood before the first heading there has no place here.
  return `---\n${lines.join('\n')}\n---\n\n${body.slice(Math.max(0, body.search(/^## /m)))}\n`;
}

/** Copies the project out of its tree and adds generated pages, up to `count`. */
function growCopy(buildDir: string, count: number): string {
  const folder = copyProject('bench-scale-');
  // Each package and not the whole folder: the caches of builds lie in it, and a cache shared by two
  // trees mixes their pages.
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync('node_modules').filter((entry) => entry !== '.cache')) {
    fs.symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  }
  const pages = contentPages(buildDir, count);
  const more = pages.slice(Math.min(pages.length, contentPages(buildDir, 0).length));
  writeFiles(folder, new Map(more.map((page) => [`docs/recursos/${page.slug}.md`, siteFile(page)])));
  commitAll(folder);
  return folder;
}

async function measure(buildDir: string, chrome: string): Promise<Figures> {
  const server = await serve(buildDir);
  const browser = await chromium.launch({executablePath: chrome, args: ['--no-sandbox']});
  const profile = PROFILES.find(({name}) => name === 'desktop')!;
  const target = {server, kit: kitOf(buildDir), profile, route: PAGES['law']!};
  try {
    return {...(await measureLoad(browser, target)), ...(await measureSearch(browser, target))};
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Builds a grown copy of the site and says what it costs to make and to read. */
export async function growSite(buildDir: string, count: number, chrome: string): Promise<SiteCost> {
  const folder = growCopy(buildDir, count);
  const out = path.join(folder, 'build');
  try {
    const cost = await build([], {cwd: folder});
    return {
      pages: fs.readdirSync(out).filter((file) => file.endsWith('.html')).length - 1,
      build: cost,
      outputBytes: folderBytes(out),
      indexBytes: folderBytes(path.join(out, SEARCH_FOLDER)),
      law: await measure(out, chrome),
    };
  } finally {
    if (!process.env['BENCH_KEEP']) fs.rmSync(folder, {recursive: true, force: true});
  }
}
