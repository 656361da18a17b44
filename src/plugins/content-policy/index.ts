import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadData} from '../../data/load';
import {htmlFiles, rewriteFile} from '../pages';

import {gatherScripts} from './gather';
import {headersFile} from './headers';
import {addPolicy, hashOf, scriptHashes, styleHashes} from './policy';
import {FORWARD} from './redirects';

/**
 * The Content-Security-Policy of the site, after the build: in the head of every page, with the hashes
 * of that page's inline scripts and styles (GitHub Pages sends no headers of ours), and in `_headers` with the
 * other headers that hosts should send.
 *
 * Its work is synchronous and it is listed last, so that no plugin changes a page after its hashes
 * are taken. Redirects are written later; `redirects.ts` puts the policy in those.
 */
export default function contentPolicyPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'content-policy',
    // An async function that never waits: its errors reach Docusaurus as those of other plugins do.
    async postBuild({outDir}) {
      const scripts = new Set(loadData('redirects').length > 0 ? [hashOf(FORWARD)] : []);
      const styles = new Set<string>();
      for (const name of htmlFiles(outDir)) {
        const file = path.join(outDir, name);
        const html = gatherScripts(readFileSync(file, 'utf8'));
        for (const hash of scriptHashes(html)) scripts.add(hash);
        for (const hash of styleHashes(html)) styles.add(hash);
        rewriteFile(file, () => addPolicy(html));
      }
      writeFileSync(
        path.join(outDir, '_headers'),
        headersFile(baseUrl, {scripts: [...scripts], styles: [...styles]}),
      );
    },
  };
}
