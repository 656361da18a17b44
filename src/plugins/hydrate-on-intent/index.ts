import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {fingerprint, htmlFiles, rewriteFile} from '../pages';
import {RESCUE_FILE} from '../resilience/inline';

import {compile} from './compile';
import {addRules, holdScripts} from './rewrite';
import {speculationRules} from './speculation';

interface Options {
  /** `intent`: scripts wait for the visitor. `load`: the plugin does nothing. */
  readonly hydrate: 'intent' | 'load';
}

/**
 * Holds back the scripts of the built pages until the first sign that the visitor wants more than
 * reading (`loader.ts` says which), and tells the browser which pages to fetch ahead. A page that
 * needs its scripts at once says `hydrate: load` in its front matter; a page made by code says
 * `<meta name="hydrate" content="load">`.
 *
 * Its work after the build is synchronous, so that it is done before the plugins that are listed
 * after it begin theirs: list it after `document-pages` and before `content-policy`.
 */
export default function hydrateOnIntentPlugin({siteConfig}: LoadContext, {hydrate}: Options): Plugin {
  const {baseUrl} = siteConfig;
  return {
    name: 'hydrate-on-intent',
    // An async function that never waits: its errors reach Docusaurus as those of other plugins do.
    async postBuild({outDir}) {
      if (hydrate === 'load') return;
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
      for (const name of htmlFiles(outDir)) {
        rewriteFile(path.join(outDir, name), (html) => addRules(holdScripts(html, inline), rules));
      }
    },
  };
}
