import {spawnSync} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {loadData} from '../../data/load';
import {fetchOfficialText} from '../../plugins/site-laws/fetch';
import {readLawDocument} from '../../plugins/site-laws/read';

/**
 * `npm run law:fetch`: brings the official text of each law and shows what would change in its
 * `texto-oficial.txt`; with `-- --write` it writes the file. `--ley 2503` takes one law, `--url` another
 * address for it.
 */
const {values} = parseArgs({
  options: {write: {type: 'boolean', default: false}, ley: {type: 'string'}, url: {type: 'string'}},
});

const read = (file: string): Promise<string> => fs.readFile(file, 'utf8').catch(() => '');

/** Shows the difference as Git does; no difference shows nothing. */
async function showDiff(file: string, text: string): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ley-'));
  try {
    await fs.writeFile(path.join(folder, 'antes'), (await read(file)).replace(/\r\n?/g, '\n'));
    await fs.writeFile(path.join(folder, 'despues'), text);
    const {stdout} = spawnSync('git', ['diff', '--no-index', '--no-color', '--', 'antes', 'despues'], {
      cwd: folder,
      encoding: 'utf8',
    });
    console.log(stdout.split('\n').slice(4).join('\n'));
  } finally {
    await fs.rm(folder, {recursive: true});
  }
}

async function bring(law: ReturnType<typeof loadData<'laws'>>[number]): Promise<void> {
  const page = path.join('docs', 'leyes', law.id, 'index.mdx');
  const file = path.join(path.dirname(page), 'texto-oficial.txt');
  const {officialText} = readLawDocument(await fs.readFile(page, 'utf8'), page);
  const urls = values.url ? [values.url] : law.sources.flatMap(({url}) => url ?? []);
  const options = {count: law.articleCount, file, withoutHeading: officialText.withoutHeading};
  const failures: string[] = [];
  for (const url of urls) {
    try {
      const {text, parsed} = await fetchOfficialText(url, options);
      console.log(`${law.name}: ${Object.keys(parsed.articles).length} artículos en ${url}`);
      if ((await read(file)) === text) {
        console.log(`${file} ya está al día.\n`);
        return;
      }
      await showDiff(file, text);
      if (values.write) {
        await fs.writeFile(file, text);
        console.log(
          `${file} quedó escrito, sin las firmas. Lea el cambio y diga qué texto leyó, y de cuándo es, en «consulted» de src/data/laws.yaml.\n`,
        );
      } else console.log(`No se escribió nada. Para guardarlo: npm run law:fetch -- --write\n`);
      return;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`${law.name}: no se pudo traer el texto oficial.\n  ${failures.join('\n  ')}`);
}

const all = loadData('laws');
const laws = all.filter(({id, number}) => !values.ley || [id, String(number)].includes(values.ley));
if (laws.length === 0) {
  console.error(`No existe la ley «${values.ley}». Use: ${all.map(({number}) => number).join(' o ')}.`);
  process.exit(1);
}
if (values.url && laws.length > 1) {
  console.error('Con «--url» diga también de qué ley es: --ley 2491 o --ley 2503.');
  process.exit(1);
}
for (const law of laws) {
  try {
    await bring(law);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
