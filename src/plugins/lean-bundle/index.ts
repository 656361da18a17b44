import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {fingerprint} from '../pages';
import {sheetGroups} from './sheets';

/** Grid, buttons, menus, cards and colour scales: 47 kB that no page uses. `join-sheets.ts` sees to it that they are gone. */
const INFIMA = /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/;

interface CssRule {
  readonly use?: unknown;
}

/** What css-loader tells of a style sheet when it asks how a class of it is called in the page. */
type NameClass = (
  sheet: {readonly resourcePath: string},
  template: string,
  name: string,
) => string | undefined;

interface Loader {
  readonly options?: {readonly modules?: {localIdentName?: string; getLocalIdent?: NameClass}};
}

/** 0 is `a`, 25 `z`, 26 `aa`. */
const letters = (count: number): string =>
  (count < 26 ? '' : letters(Math.floor(count / 26) - 1)) + String.fromCharCode(97 + (count % 26));

/**
 * Names of classes in the page: the number of the sheet among `sheets` and a letter for the class, `_12a`. A name
 * that tells more, or a hash, weighs more than what it styles. With the underscore first none is taken
 * for an advertisement (`ad1`). Sheets of others keep the bundler's own names.
 */
export function classNames(sheets: readonly string[]): NameClass {
  const named = new Map<string, string[]>();
  return ({resourcePath}, _, name) => {
    const sheet = sheets.indexOf(resourcePath);
    if (sheet < 0) return undefined;
    const names = named.get(resourcePath) ?? [];
    if (!names.includes(name)) names.push(name);
    named.set(resourcePath, names);
    return `_${sheet}${letters(names.indexOf(name))}`;
  };
}

/** Throws when no rule names classes: Docusaurus calls it otherwise now. */
function shortenClassNames(rules: readonly CssRule[], sheets: readonly string[]): void {
  const all = rules
    .flatMap(({use}) => (Array.isArray(use) ? (use as Loader[]) : []))
    .flatMap(({options}) => (options?.modules?.localIdentName ? [options.modules] : []));
  if (all.length === 0) throw new Error('lean-bundle: the bundler has no loader for class names any more.');
  // Server and client each come to the same names: they read the same sheets from the top.
  const nameClass = classNames(sheets);
  for (const modules of all) modules.getLocalIdent = nameClass;
}

/** The site's CSS modules, in an order that no machine changes. */
const cssModules = (siteDir: string): readonly string[] =>
  readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(siteDir, 'src', file))
    .sort();

/** A cache for these sheets alone: one more gives others another number, and kept ones would not hear of it. */
function withCacheFor(sheets: readonly string[], {experiments}: {readonly experiments?: object}): object {
  const cache: unknown = experiments && 'cache' in experiments && experiments.cache;
  if (!(cache instanceof Object && 'version' in cache)) return {};
  return {experiments: {cache: {version: `${String(cache.version)}-${fingerprint(sheets.join())}`}}};
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
      const sheets = cssModules(siteDir);
      if (process.env.NODE_ENV === 'production')
        shortenClassNames((config.module?.rules ?? []) as CssRule[], sheets);
      return {
        ...withCacheFor(sheets, config),
        plugins: [new NormalModuleReplacementPlugin(INFIMA, path.join(siteDir, 'src/css/infima-base.css'))],
        ...(isServer ? {} : {optimization: {splitChunks: {cacheGroups: sheetGroups()}}}),
      };
    },
  };
}
