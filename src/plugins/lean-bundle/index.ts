import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {sheetGroups} from './sheets';

/** Grid, buttons, menus, cards and colour scales: 47 kB that no page uses. `join-sheets.ts` sees to it that they are gone. */
const INFIMA = /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/;

interface CssRule {
  readonly use?: unknown;
}

interface Loader {
  readonly options?: {readonly modules?: {localIdentName?: string}};
}

/**
 * Class names of CSS modules without the readable part: it is in the source, not in the page. Throws when
 * no rule names classes: Docusaurus calls it otherwise now.
 */
function shortenClassNames(rules: readonly CssRule[]): void {
  const all = rules
    .flatMap(({use}) => (Array.isArray(use) ? (use as Loader[]) : []))
    .flatMap(({options}) => (options?.modules?.localIdentName ? [options.modules] : []));
  if (all.length === 0) throw new Error('lean-bundle: the bundler has no loader for class names any more.');
  for (const modules of all) modules.localIdentName = '[contenthash:base64:4]';
}

/**
 * Keeps pages light: leaves out what the theme brings and no page shows, keeps the styles of
 * its parts apart, and writes those of a page's own parts into the page.
 */
export default function leanBundlePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (process.env.NODE_ENV === 'production') shortenClassNames((config.module?.rules ?? []) as CssRule[]);
      return {
        plugins: [new NormalModuleReplacementPlugin(INFIMA, path.join(siteDir, 'src/css/infima-base.css'))],
        ...(isServer ? {} : {optimization: {splitChunks: {cacheGroups: sheetGroups()}}}),
      };
    },
  };
}
