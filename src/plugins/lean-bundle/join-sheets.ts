import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {changeEach, type Build, type Pages} from '../pages';

import {classesWorn, nothingUsed, prune, usedByPage, usedByScript, type Used} from './prune';
import {SHEETS} from './sheets';

export interface Sheet {
  readonly name: string;
  readonly file: string;
  readonly css: string;
  /** The classes that only this sheet styles. */
  readonly classes: ReadonlySet<string>;
}

export interface SheetFiles {
  /** The text of the shared sheet of this name. */
  readonly shared: (file: string) => string;
  /** Custom properties that something besides the page's sheet may ask for. */
  readonly others: ReadonlySet<string>;
  /** What the page has or may have in it. */
  readonly used: Used;
  /** Keeps what was joined for pages of the same kind: the work of one serves them all. */
  readonly kept?: {css?: string};
}

const SHARED = /<link rel="?stylesheet"? href="?([^" >]*\/)(styles\.[0-9a-f]+\.css)"? ?\/?>/;

/** A drawing has its classes on every page; which of them are styled is up to the part around it. */
const OF_DRAWINGS = /^(?:pl|sg)-/;

/** Selectors only: a number in a value (`0.5rem`) starts with a digit, a class name cannot. */
const classesOf = (css: string): string[] =>
  [...css.matchAll(/\.([A-Za-z_-][\w-]*)/g)].flatMap(([, name]) => name ?? []);

/** The sheets of the parts in a folder of built style sheets, in the order of `SHEETS`. */
export function readSheets(dir: string): readonly Sheet[] {
  const files = readdirSync(dir);
  const read = (name: string): {name: string; file: string; css: string} | undefined => {
    const file = files.find((entry) => entry.startsWith(`${name}.`));
    return file ? {name, file, css: readFileSync(path.join(dir, file), 'utf8')} : undefined;
  };
  const shared = read('styles');
  if (!shared) throw new Error(`no shared style sheet «styles.….css» in ${dir}.`);
  if (!shared.css.includes('--infima-base'))
    throw new Error("the theme's own Infima is in the shared style sheet, and infima-base.css is not.");
  const parts = Object.keys(SHEETS).flatMap((name) => read(name) ?? []);
  // A class that several sheets style does not say which of them a page needs.
  const owners = new Map<string, number>();
  for (const {css} of [shared, ...parts])
    for (const name of new Set(classesOf(css))) owners.set(name, (owners.get(name) ?? 0) + 1);
  return parts.map((part) => ({
    ...part,
    classes: new Set(classesOf(part.css).filter((name) => owners.get(name) === 1 && !OF_DRAWINGS.test(name))),
  }));
}

/** The sheets whose classes a page wears. */
export function sheetsOf(html: string, sheets: readonly Sheet[]): readonly Sheet[] {
  const worn = classesWorn(html);
  return sheets.filter(({classes}) => worn.some((name) => classes.has(name)));
}

/** The custom properties whose value a text asks for. */
const asked = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);

/** A sheet without the values that neither it nor `others` asks for. */
export function dropUnasked(css: string, others: ReadonlySet<string>): string {
  const used = new Set(asked(css));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) || others.has(name) ? declaration : '',
  );
}

/** A sheet without the layers that it names and never fills: those of parts that the site has not. */
export const dropEmptyLayers = (css: string): string =>
  css.replace(/@layer ([^{};]+);/g, (_, names: string) => {
    const filled = names.split(',').filter((name) => css.includes(`@layer ${name.trim()}{`));
    return filled.length > 0 ? `@layer ${filled.join(',')};` : '';
  });

/**
 * The page with one style sheet inside it: the shared one followed by those of its parts. A sheet of
 * its own would let the first line wait for one more way there and back: on slow data the first view of
 * a law comes after 1.0 s instead of 1.6 (the bench), for 12 kB that a second page of the same kind
 * brings again. The bundler's runtime looks for the address of a sheet before it downloads it, also in
 * `data-href` and in links that are disabled, which fetch nothing: so an island does not bring them again.
 */
export function joinSheets(
  html: string,
  sheets: readonly Sheet[],
  {shared, others, used, kept = {}}: SheetFiles,
): string {
  const [link, folder, file] = SHARED.exec(html) ?? [];
  if (!link || !folder || !file) throw new Error('the page has no link to «styles.….css».');
  const parts = sheetsOf(html, sheets);
  const join = (): string => {
    const all = [shared(file), ...parts.map((part) => part.css)].map((text) => text.trim()).join('');
    return dropEmptyLayers(dropUnasked(prune(all, used), others));
  };
  const css = (kept.css ??= join());
  const known = parts.map((part) => `<link rel=stylesheet href=${folder}${part.file} disabled>`).join('');
  return html.replace(link, () => `<style data-href=${folder}${file}>${css}</style>${known}`);
}

/** Every page of a built site. */
export function joinSheetsOfPages(pages: Pages, {outDir}: Build): Pages {
  const dir = path.join(outDir, 'assets', 'css');
  const sheets = readSheets(dir);
  const shared = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
  const scripts = new Map(
    readdirSync(path.join(outDir, 'assets', 'js')).map((file) => [
      file,
      readFileSync(path.join(outDir, 'assets', 'js', file), 'utf8'),
    ]),
  );
  const scriptsOf = (html: string): string[] =>
    [...html.matchAll(/\/assets\/js\/([^"' >]+\.js)/g)].map(([, file]) => file!);
  // By section and parts, not by page: each different sheet is a hash more in the policy of the whole site.
  const kindOf = (html: string): string =>
    [
      /<meta\b(?=[^>]*\bname="?section\b)[^>]*\bcontent=("[^"]*"|[^\s>]*)/.exec(html)?.[1],
      ...sheetsOf(html, sheets).map(({name}) => name),
    ].join();
  // Drawings in pages, parts that scripts draw, and the one sheet that arrives later.
  const others = new Set(
    [...scripts.values(), ...sheets.filter(({name}) => name === 'search').map(({css}) => css)].flatMap(asked),
  );
  const kinds = new Map<string, {used: Used; scripts: Set<string>; kept: {css?: string}}>();
  for (const html of pages.values()) {
    for (const name of asked(html)) others.add(name);
    const kind = kindOf(html);
    if (!kinds.has(kind)) kinds.set(kind, {used: nothingUsed(), scripts: new Set(), kept: {}});
    const {used, scripts: named} = kinds.get(kind)!;
    usedByPage(html, used);
    for (const file of scriptsOf(html)) named.add(file);
  }
  // A script that no page names comes to any page that asks for it, like the search.
  const named = new Set([...kinds.values()].flatMap((kind) => [...kind.scripts]));
  for (const {used, scripts: own} of kinds.values())
    for (const [file, code] of scripts) if (own.has(file) || !named.has(file)) usedByScript(code, used);
  return changeEach(pages, (html) => joinSheets(html, sheets, {shared, others, ...kinds.get(kindOf(html))!}));
}
