import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {classNames, type ClassNames} from './class-names';
import {constantProperties} from './constant-properties';
import {sheetGroups} from './sheets';

type Replacement = readonly [request: RegExp, file: string];

/** Modules of packages that every page would carry although nothing shows them. */
const REPLACED: readonly Replacement[] = [
  // Grid, buttons, menus, cards and colour scales: 47 kB that no page uses.
  [/infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/, 'src/css/infima-base.css'],
  // The bar of slow client navigations: pages are documents, and browsers show how they load.
  [/theme-classic[\\/]lib[\\/]nprogress$/, 'src/plugins/lean-bundle/nothing.ts'],
];

interface CssRule {
  readonly use?: unknown;
}

interface CssModules {
  localIdentName?: string;
  getLocalIdent?: (context: {resourcePath: string}, template: string, name: string) => string | undefined;
}

interface LoaderOptions {
  readonly modules?: CssModules;
  name?: string;
}

/** The options of the loaders for which it holds. Throws when there are none: Docusaurus calls it otherwise now. */
function optionsOf(
  rules: readonly CssRule[],
  what: string,
  isIt: (options: LoaderOptions) => boolean | undefined,
): LoaderOptions[] {
  const all = rules
    .flatMap(({use}) => (Array.isArray(use) ? (use as {readonly options?: LoaderOptions}[]) : []))
    .flatMap(({options}) => (options && isIt(options) ? [options] : []));
  if (all.length === 0) throw new Error(`lean-bundle: the bundler has no loader for ${what} any more.`);
  return all;
}

/** Class names of CSS modules without the readable part: it is in the source, not in the page. */
function shortenClassNames(rules: readonly CssRule[], nameOf: ClassNames['nameOf']): void {
  for (const {modules} of optionsOf(rules, 'class names', (options) => !!options.modules?.localIdentName)) {
    modules!.localIdentName = '[contenthash:base64:5]';
    modules!.getLocalIdent = ({resourcePath}, _, name) => nameOf(resourcePath, name);
  }
}

/** Eight letters of a font's hash tell its versions apart. */
function shortenFontNames(rules: readonly CssRule[]): void {
  for (const options of optionsOf(rules, 'fonts', ({name}) => name?.includes('/fonts/')))
    options.name = options.name!.replace('[contenthash]', '[contenthash:8]');
}

/**
 * Keeps pages light: leaves out what the theme brings and no page shows, keeps the styles of
 * its parts apart, and writes those of a page's own parts into the page.
 */
export default function leanBundlePlugin({siteDir}: LoadContext): Plugin {
  const source = path.join(siteDir, 'src');
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (process.env.NODE_ENV === 'production') {
        const {nameOf, version} = classNames(source);
        const rules = (config.module?.rules ?? []) as CssRule[];
        shortenClassNames(rules, nameOf);
        shortenFontNames(rules);
        const {cache} = (config as {experiments?: {cache?: {version?: string}}}).experiments ?? {};
        // What the bundler keeps between builds holds for these class names, properties and replacements.
        const requests = REPLACED.map(([request]) => request.source);
        if (cache)
          cache.version = [cache.version, version, constantProperties(source).version, ...requests].join('-');
      }
      return {
        plugins: REPLACED.map(
          ([request, file]) => new NormalModuleReplacementPlugin(request, path.resolve(siteDir, file)),
        ),
        ...(isServer ? {} : {optimization: {splitChunks: {cacheGroups: sheetGroups()}}}),
      };
    },
    configurePostCss(options) {
      if (process.env.NODE_ENV !== 'production') return options;
      // Lightning CSS, which minifies afterwards, adds what the browsers of the list need; this one adds
      // what none of them reads, like `page-break-inside`.
      const all = options.plugins as unknown[];
      const plugins = all.filter((plugin) => !/preset-env/.test(String(plugin)));
      if (plugins.length === all.length) throw new Error('lean-bundle: PostCSS has no preset-env any more.');
      return {...options, plugins: [...plugins, constantProperties(source).plugin]};
    },
  };
}
