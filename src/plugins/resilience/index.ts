import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadData} from '../../data/load';
import {FAREWELL_WORKER, RESCUE_FILE, saveAtRest} from './inline';

interface Options {
  /**
   * Whether visited pages are saved for when there is no connection. `false` is the switch-off: the
   * next release then puts a worker at the same address that removes itself and all it had saved.
   */
  readonly savesPages: boolean;
}

/** Part of the bundler's own interface that this plugin uses; Docusaurus hands it over untyped. */
interface Bundler {
  (
    options: object,
    done: (error: Error | null, stats?: {toString(options: object): string; hasErrors(): boolean}) => void,
  ): unknown;
  readonly DefinePlugin: new (values: {[name: string]: string}) => object;
}

const WORKER = 'sw.js';
/** An attribute that only the presenter's view writes, in `Slideshow/Presenter.tsx`. */
const PRESENTER_MARK = 'data-presenter';

/** Scripts of the build that say `text`. None is a fault: something that must be saved would not be. */
async function findScripts(outDir: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await fs.readdir(path.join(outDir, 'assets/js')))
    if ((await fs.readFile(path.join(outDir, 'assets/js', name), 'utf8')).includes(text))
      found.push(`assets/js/${name}`);
  if (found.length === 0) throw new Error(`resilience: ningún archivo de assets/js dice «${text}».`);
  return found;
}

interface Script {
  /** File of this folder. */
  readonly entry: string;
  readonly filename: string;
  readonly target: 'web' | 'webworker';
  /** What its declared constants are. */
  readonly values?: {readonly [name: string]: unknown};
}

/** Makes one file of a script and what it imports. */
function bundle(
  bundler: Bundler,
  outDir: string,
  {entry, filename, target, values = {}}: Script,
): Promise<void> {
  const options = {
    mode: 'production',
    target,
    devtool: false,
    entry: path.join(__dirname, entry),
    output: {path: outDir, filename, clean: false},
    resolve: {extensions: ['.ts', '.mjs', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      new bundler.DefinePlugin(
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
    ],
  };
  return new Promise((resolve, reject) => {
    bundler(options, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({colors: false})));
      else resolve();
    });
  });
}

/**
 * What keeps a page standing when parts of it do not arrive: the file that a page asks for when they are those of an older release (`rescue.js`), and the worker (`sw.js`) that
 * shows visited pages without a connection.
 */
export default function resiliencePlugin({baseUrl}: LoadContext, {savesPages}: Options): Plugin {
  let bundler: Bundler | undefined;
  const worker = `${baseUrl}${WORKER}`;
  return {
    name: 'resilience',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) bundler = currentBundler.instance as unknown as Bundler;
      return {};
    },
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production' && savesPages
        ? {headTags: [{tagName: 'script', innerHTML: saveAtRest(worker, baseUrl)}]}
        : {},
    async postBuild({outDir}) {
      if (!bundler) throw new Error('resilience: falta el empaquetador para compilar sw.js.');
      await bundle(bundler, outDir, {entry: '../../browser/rescue.ts', filename: RESCUE_FILE, target: 'web'});
      if (!savesPages) return fs.writeFile(path.join(outDir, WORKER), FAREWELL_WORKER);
      return bundle(bundler, outDir, {
        entry: 'worker.ts',
        filename: WORKER,
        target: 'webworker',
        values: {
          ALWAYS_SAVED: [...loadData('laws').map(({id}) => id), 'webinardiapositivas'],
          // No page names it: it comes when the show is opened, which may be where there is no line.
          PRESENTER_FILES: await findScripts(outDir, PRESENTER_MARK),
          // Named in every page by `saveAtRest`, and in nobody else's.
          OURS: worker,
        },
      });
    },
  };
}
