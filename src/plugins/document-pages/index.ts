import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

/**
 * Makes each page a document that its own links leave by loading the next one: pages weigh little,
 * are fetched ahead by speculation rules and kept for Back, so the browser navigates as fast as a
 * router would, announces the page itself, and gets the scripts of the release that is there. The
 * browser's script carries no router, no list of routes and nothing for the head; it learns from the
 * page which parts draw it, so it does not grow with the number of pages.
 *
 * Only in production: `npm run dev` keeps Docusaurus's own router. What it does to the built pages is
 * in `name-parts.ts`, a step of `site-pages`.
 */
export default function documentPagesPlugin({siteDir}: LoadContext): Plugin {
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
  };
}
