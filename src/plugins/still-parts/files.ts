import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ENDINGS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/** The site's own file that an import names; nothing for packages, data and the theme's parts. */
function resolveImport(request: string, from: string, siteDir: string): string | undefined {
  const base = request.startsWith('@site/')
    ? path.join(siteDir, request.slice('@site/'.length))
    : request.startsWith('.')
      ? path.resolve(path.dirname(from), request)
      : undefined;
  if (base === undefined) return undefined;
  return ENDINGS.map((ending) => base + ending).find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}

const texts = new Map<string, string>();
const read = (file: string): string => {
  const text = texts.get(file) ?? fs.readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
};

/** A module with all that it imports of the site, in the order in which they are evaluated. */
export function filesOf(file: string, siteDir: string, found: string[] = []): readonly string[] {
  if (found.includes(file)) return found;
  // Its place is kept from now on, so that a circle ends; it moves behind what it imports.
  found.push(file);
  if (/\.tsx?$/.test(file)) {
    for (const [, request] of read(file).matchAll(
      /^(?:import|export)\b(?! type\b)[^'"]*['"]([^'"]+)['"]/gm,
    )) {
      const inner = resolveImport(request!, file, siteDir);
      if (inner) filesOf(inner, siteDir, found);
    }
  }
  found.push(...found.splice(found.indexOf(file), 1));
  return found;
}

/** Hooks and handlers that only mean something once React has taken over. */
const LIVE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|IsBrowser|ColorMode)\b|\bon[A-Z]\w*=\{|\bextends Component\b/;

/** Has hooks only for pages that are drawn in the browser, as in `npm run dev`. */
const CALM = /[\\/]ui[\\/]Art[\\/]/;

/** Whether a component, or anything of the site that it is made of, does something in the browser. */
export const isLive = (file: string, siteDir: string): boolean =>
  filesOf(file, siteDir).some(
    (inner) => /\.tsx?$/.test(inner) && !CALM.test(inner) && LIVE.test(read(inner)),
  );

/** The style sheets of a component and of what it is made of, in their order. */
export const sheetsOf = (file: string, siteDir: string): readonly string[] =>
  filesOf(file, siteDir).filter((inner) => inner.endsWith('.css'));

/**
 * Changes when a component begins or ceases to be live, or brings other sheets: pages that the bundler
 * has kept were made with the old answers.
 *
 * @param folder where the components are that editors write
 */
export function versionOf(folder: string, siteDir: string): string {
  const facts = fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name, 'index.tsx'))
    .filter((file) => fs.existsSync(file))
    .map((file) => [file, isLive(file, siteDir), sheetsOf(file, siteDir)]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}
