import fs from 'node:fs';
import path from 'node:path';

import {changeEach, fingerprint, type Build, type Pages} from '../pages';

import {needsOf, type Needs} from './page-parts';
import {leanRuntime, renameEvenly} from './runtime';

/** A script of the build that waits for the parser's end. The last one starts everything. */
const DEFERRED = /<script\b(?=[^>]*\bdefer\b)[^>]*?\bsrc=[^>]*><\/script>/g;

/** The page with its parts named before the script that starts everything. */
export function nameParts(html: string, {files, parts}: Needs): string {
  const start = [...html.matchAll(DEFERRED)].at(-1)?.[0];
  if (!start) throw new Error('the page has no script that waits for the parser’s end.');
  const data = `<script type="application/json" id="page-parts">${JSON.stringify(parts)}</script>`;
  const scripts = files.map((src) => `<script src="${src}" defer></script>`).join('');
  return html.replace(start, () => data + scripts + start);
}

/** Every page with its parts named, and the scripts without what only a router needs. */
export function namePartsOfPages(pages: Pages, build: Build): Pages {
  const dir = path.join(build.outDir, 'assets', 'js');
  const scripts = new Map(
    fs.readdirSync(dir).map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]),
  );
  const take = (isIt: (name: string, code: string) => boolean): [name: string, code: string] => {
    const found = [...scripts].find(([name, code]) => isIt(name, code));
    if (!found) throw new Error('no script of the build is Docusaurus’s registry, or the bundler’s runtime.');
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
  const needs = needsOf(build.routes, build.generatedFilesDir, registry);
  return changeEach(pages, (html, route) => {
    if (!html.includes(oldName)) throw new Error(`the page does not load ${oldName}.`);
    return nameParts(html, needs(build.baseUrl + route.slice(1))).replaceAll(oldName, newName);
  });
}
