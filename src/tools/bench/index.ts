import fs from 'node:fs';

import {ensureBrowser} from '../scripts/browser.mjs';
import {parseArgs} from './args';
import {build} from './build';
import {generate} from './generate';
import {lighthouse} from './lighthouse';
import {packages} from './packages';
import {PROFILES} from './profiles';
import {machine, save, toMarkdown, type Results} from './results';
import {PAGES, run} from './run';
import {scale} from './scale';

// `npm run bench`: what the built site costs its visitors, and what it costs to build. README.md says
// how to read the figures.

const BUILD = 'build';
const options = parseArgs(process.argv.slice(2), {
  pages: Object.keys(PAGES),
  profiles: PROFILES.map(({name}) => name),
});

async function main(): Promise<void> {
  const about = machine();
  const needsBuild = options.build || !fs.existsSync(`${BUILD}/index.html`);
  const cost = needsBuild ? await build() : undefined;

  if (options.generate) {
    console.log(await generate(BUILD, options.generate, options.count));
    return;
  }
  const chrome = await ensureBrowser();
  if (options.scale.length > 0) {
    const {text, value} = await scale(BUILD, options, chrome);
    console.log(`${text}\n${save(options.out, 'scale', value, text)}.md`);
    return;
  }
  if (options.lighthouse) {
    const {text, isFull} = await lighthouse(BUILD, chrome);
    console.log(`${text}\n${save(options.out, 'lighthouse', {text}, text)}.md`);
    process.exitCode = isFull ? 0 : 1;
    return;
  }
  if (options.packages) {
    const {text, value} = await packages(chrome);
    console.log(`${text}\n${save(options.out, 'packages', value, text)}.md`);
    return;
  }

  const saved = options.compare
    ? (JSON.parse(fs.readFileSync(options.compare, 'utf8')) as Results)
    : undefined;
  const sites = await run({
    ...options,
    folders: [{name: 'site', path: BUILD}, ...options.folders],
    chrome,
    log: (line) => console.error(line),
  });
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const results: Results = {date, machine: about, runs: options.runs, ...(cost ? {build: cost} : {}), sites};
  const text = toMarkdown(results, saved);
  const name = `bench-${date.replace(/[-: ]/g, '')}`;
  console.log(`${text}\n${save(options.out, name, results, text)}.json`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
