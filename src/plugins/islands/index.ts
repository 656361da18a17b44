import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {MODE_KEY} from '../../components/ui/ColorModeButton/key';
import {compile} from './compile';

/** What this plugin asks of the bundler, in its own words. */
interface Chunk {
  readonly files: ReadonlySet<string>;
  readonly runtime: Iterable<string>;
}
interface Compilation {
  readonly chunks: Iterable<Chunk>;
  readonly hooks: {readonly processAssets: {tap: (options: object, work: () => void) => void}};
  readonly deleteAsset: (file: string) => void;
}
interface Compiler {
  readonly hooks: {
    readonly compilation: {tap: (name: string, work: (compilation: Compilation) => void) => void};
  };
}

/** The site's entry of the bundler, hence the start of its file's name. */
const SITE = 'site';

/** Docusaurus's own client is built for the style sheets of the pages; its scripts go before they are minified. */
const dropStockScripts = (compiler: Compiler): void =>
  compiler.hooks.compilation.tap('islands', (compilation) =>
    compilation.hooks.processAssets.tap({name: 'islands', stage: -2000}, () => {
      const stock = [...compilation.chunks].filter(({runtime}) => ![...runtime].includes(SITE));
      const scripts = stock.flatMap(({files}) => [...files].filter((file) => file.endsWith('.js')));
      if (scripts.length === 0)
        throw new Error("islands: the bundler tells no chunk of Docusaurus's from the site's any more.");
      for (const file of scripts) compilation.deleteAsset(file);
    }),
  );

/**
 * What runs in a browser: in production `src/browser/site.ts` and the islands that it asks for, and nothing
 * of Docusaurus; in `npm run dev` Docusaurus draws the pages and the same behaviours start on them.
 */
export default function islandsPlugin({siteDir, siteConfig: {baseUrl, url}}: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production';
  return {
    name: 'islands',
    getClientModules: () => (isOn ? [] : [path.join(siteDir, 'src/browser/dev.ts')]),
    injectHtmlTags() {
      const tag = {tagName: 'script', innerHTML: compile('color-mode', {MODE_KEY})};
      // In development the theme's own script stands in the body; ours speaks last.
      return isOn ? {headTags: [tag]} : {postBodyTags: [tag]};
    },
    configureWebpack(config, isServer, {currentBundler}) {
      const address = new currentBundler.instance.DefinePlugin({
        SITE_BASE: JSON.stringify(baseUrl),
        SITE_ORIGIN: JSON.stringify(url),
      });
      if (isServer || !isOn) return {plugins: [address]};
      return {
        mergeStrategy: {entry: 'replace'},
        entry: {main: config.entry as string, [SITE]: path.join(siteDir, 'src/browser/site.ts')},
        plugins: [address, {apply: dropStockScripts as never}],
        optimization: {
          // One file less to wait for.
          runtimeChunk: false,
          splitChunks: {
            cacheGroups: {
              // What half of the pages share: their scripts are gone.
              common: false,
              react: {
                name: 'react',
                // With the few lines that wake an island, too few for a file of their own.
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|browser[\\/]hydrate\.tsx$/,
                chunks: ({name}: {readonly name?: string | null}) =>
                  /^(?:hydrate|island-|search-panel)/.test(name ?? ''),
                priority: 60,
                enforce: true,
              },
            },
          },
        },
      };
    },
  };
}
