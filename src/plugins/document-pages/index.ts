import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {fingerprint, htmlFiles, rewriteFile} from '../pages';

import {needsOf, type Needs} from './page-parts';
import {leanRuntime, renameEvenly} from './runtime';

const BROWSER = 'src/plugins/document-pages/browser';

/** What only a client router needs, and what stands in for it in the browser's script. */
const REPLACED: readonly (readonly [request: RegExp, file: string])[] = [
  [/^@docusaurus\/Link$/, 'Link.tsx'],
  [/^@docusaurus\/(?:router|renderRoutes)$/, 'router.tsx'],
  [/^@generated\/routes$/, 'no-routes.ts'],
  [/^react-helmet-async$/, 'head.ts'],
  [/theme-common[\\/]lib[\\/]utils[\\/]metadataUtils\.js$/, 'metadata.tsx'],
  [/^@theme\/(?:DocRoot|DocVersionRoot)$/, 'through.ts'],
  [/^@theme\/DocItem$/, 'content.ts'],
  [/^@theme\/MDXPage$/, 'page.ts'],
  [/[\\/]docusaurus-plugin-content-\w+[\\/]default[\\/]site-[\w-]+\.json$/, 'no-metadata.ts'],
];

/** A script of the build that waits for the parser's end. The last one starts everything. */
const DEFERRED = /<script\b(?=[^>]*\bdefer\b)[^>]*?\bsrc=[^>]*><\/script>/g;

/** The page with its parts named before the script that starts everything. */
export function nameParts(html: string, {files, parts}: Needs): string {
  const start = [...html.matchAll(DEFERRED)].at(-1)?.[0];
  if (!start) return html;
  const data = `<script type="application/json" id="page-parts">${JSON.stringify(parts)}</script>`;
  const scripts = files.map((src) => `<script src="${src}" defer></script>`).join('');
  return html.replace(start, () => data + scripts + start);
}

/**
 * Makes each page a document that its own links leave by loading the next one: pages weigh little,
 * are fetched ahead by speculation rules and kept for Back, so the browser navigates as fast as a
 * router would, announces the page itself, and gets the scripts of the release that is there. The
 * browser's script carries no router, no list of routes and nothing for the head; it learns from the
 * page which parts draw it, so it does not grow with the number of pages.
 *
 * Only in production: `npm run dev` keeps Docusaurus's own router. List it before `hydrate-on-intent`;
 * its work after the build is synchronous for the same reason as there.
 */
export default function documentPagesPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production';
  const file = (name: string): string => path.resolve(siteDir, BROWSER, name);
  return {
    name: 'document-pages',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || !isOn) return {};
      // A table of all files for Docusaurus's own prefetch, which nothing here asks for.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        mergeStrategy: {entry: 'replace'},
        entry: file('entry.tsx'),
        // By number: names would stand in every page's script a second time.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        plugins: REPLACED.map(([request, name]) => new NormalModuleReplacementPlugin(request, file(name))),
      };
    },
    async postBuild({outDir, routes, generatedFilesDir}) {
      const dir = path.join(outDir, 'assets', 'js');
      const scripts = new Map(
        fs.readdirSync(dir).map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]),
      );
      const take = (isIt: (name: string, code: string) => boolean): [name: string, code: string] => {
        const found = [...scripts].find(([name, code]) => isIt(name, code));
        if (!found) throw new Error('document-pages: the build’s scripts do not read as expected.');
        scripts.delete(found[0]);
        fs.rmSync(path.join(dir, found[0]));
        return found;
      };
      const [, registry] = take((_, code) => code.includes('"@theme/NotFound",'));
      const [oldName, code] = take((name) => name.startsWith('runtime~'));
      const runtime = renameEvenly(leanRuntime(code, [...scripts.values()]));
      // What it no longer says may change without it: browsers keep it then.
      const newName = oldName.replace(/\.\w+\.js$/, `.${fingerprint(runtime)}.js`);
      fs.writeFileSync(path.join(dir, newName), runtime);
      const needs = needsOf(routes, generatedFilesDir, registry);
      for (const name of htmlFiles(outDir)) {
        const route = name.replace(/(^|\/)index\.html$|\.html$/, '');
        rewriteFile(path.join(outDir, name), (html) =>
          nameParts(html, needs(siteConfig.baseUrl + route)).replaceAll(oldName, newName),
        );
      }
    },
  };
}
