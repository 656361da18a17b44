import fs from 'node:fs';
import path from 'node:path';

import {changeEach, fingerprint, type Build, type Pages} from '../pages';
import {RESCUE_FILE} from '../resilience/inline';

import {compile} from './compile';
import {addRules, holdScripts} from './rewrite';
import {speculationRules} from './speculation';

/**
 * Holds back the scripts of the built pages until the first sign that the visitor wants more than
 * reading (`loader.ts` says which), and tells the browser which pages to fetch ahead. A page that
 * needs its scripts at once says `hydrate: load` in its front matter; a page made by code says
 * `<meta name="hydrate" content="load">`.
 */
export function holdScriptsOfPages(pages: Pages, {outDir, baseUrl}: Build): Pages {
  const rail = compile('rail');
  const railFile = `assets/js/rail.${fingerprint(rail)}.js`;
  fs.writeFileSync(path.join(outDir, railFile), rail);
  const inline = {
    loader: compile('loader', {RESCUE: `${baseUrl}${RESCUE_FILE}`}),
    law: compile('later', {RAIL: baseUrl + railFile}),
    notFound: compile('not-found'),
    session: compile('past-session'),
  };
  const rules = speculationRules(baseUrl);
  return changeEach(pages, (html) => addRules(holdScripts(html, inline), rules));
}
