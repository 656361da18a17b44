import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Plugin, PluginConfig} from '@docusaurus/types';
import {rspack} from '@docusaurus/faster';

import {expect, it} from 'vitest';

import config from '../../../docusaurus.config';
import {changeEach, type Pages} from '../pages';
import {tempFolder} from '../../../tests/support/temp';
import {changePages} from '.';

const siteDir = path.resolve(__dirname, '../../..');
const siteConfig = {...config, plugins: undefined};
const FILES = {
  'index.html': '<head></head><main>uno</main>',
  'img/favicon.svg': fs.readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8'),
  'assets/js/main.00ff.js': '"data-presenter"',
  'assets/fonts/encode-sans-latin-00ff.woff2': '',
};

/** The plugins of the configuration, each with its options. */
const PLUGINS = (config.plugins as PluginConfig[]).map((entry) =>
  Array.isArray(entry) ? (entry as [string, object]) : ([entry as string, {}] as const),
);

/** The files after all plugins have done what they do after a build, started in this order, by their hashes. */
async function runAfterBuild(plugins: typeof PLUGINS): Promise<Map<string, string>> {
  const outDir = tempFolder();
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), text);
  }
  const build = {
    outDir,
    siteDir,
    siteConfig,
    baseUrl: '/',
    routesPaths: ['/'],
    generatedFilesDir: outDir,
    content: [],
  };
  const mark = {
    name: 'mark',
    file: '',
    change: (pages: Pages) => changeEach(pages, (html) => `${html}<!--1-->`),
  };
  const read = async (pages: Pages): Promise<void> =>
    fs.promises.writeFile(path.join(outDir, 'read.txt'), pages.get('/')!);
  const all = await Promise.all(
    plugins.map(async ([file, options]): Promise<Pick<Plugin, 'postBuild'>> => {
      // The real steps need all that the bundler writes.
      if (/site-pages/.test(file)) return {postBuild: async () => read(changePages(build as never, [mark]))};
      const {default: create} = (await import(path.join(siteDir, file))) as {
        default: (context: object, options: object) => Plugin;
      };
      const plugin = create({...build, siteConfig}, {fromExtensions: [], toExtensions: [], ...options});
      if (plugin.name === 'resilience')
        plugin.configureWebpack!(
          {},
          false,
          {currentBundler: {name: 'rspack', instance: rspack}} as never,
          undefined,
        );
      return plugin;
    }),
  );
  await Promise.all(all.map(async (plugin) => plugin.postBuild?.(build as never)));
  const hashes = fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(outDir, file)).isFile())
    .sort()
    .map(
      (file) =>
        [
          file,
          createHash('sha256')
            .update(fs.readFileSync(path.join(outDir, file)))
            .digest('hex'),
        ] as const,
    );
  // What is read is what is published: no plugin changed it before or after.
  for (const file of ['read.txt', 'index.html'])
    expect(fs.readFileSync(path.join(outDir, file), 'utf8')).toBe(`${FILES['index.html']}<!--1-->`);
  return new Map(hashes);
}

it('plugins may stand in any order: the finished pages and all files are the same', async () => {
  const expected = await runAfterBuild(PLUGINS);
  const shuffled = PLUGINS.map((plugin) => [Math.random(), plugin] as const)
    .sort(([a], [b]) => a - b)
    .map(([, plugin]) => plugin);
  for (const order of [[...PLUGINS].reverse(), shuffled])
    expect(await runAfterBuild(order), order.map(([file]) => file).join('\n')).toEqual(expected);
});
