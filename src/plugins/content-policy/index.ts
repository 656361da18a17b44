import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {loadData} from '../../data/load';
import {changeEach, type Build, type Pages} from '../pages';
import {fontIn, previewStyle} from '../working-papers/style';

import {gatherScripts} from './gather';
import {headersFile} from './headers';
import {addPolicy, hashOf, scriptHashes, styleHashes} from './policy';
import {FORWARD} from './redirects';

/**
 * The Content-Security-Policy of the site: in the head of every page, with the hashes of that page's
 * inline scripts and styles (GitHub Pages sends no headers of ours), and in `_headers` with the other
 * headers that hosts should send. The last step that changes pages; `redirects.ts` puts the policy in
 * the pages of old addresses.
 */
export function addPolicyToPages(pages: Pages, {outDir, baseUrl}: Build): Pages {
  const scripts = new Set(loadData('redirects').length > 0 ? [hashOf(FORWARD)] : []);
  const styles = new Set([hashOf(previewStyle(fontIn(outDir)))]);
  const ruled = changeEach(pages, (page) => {
    const html = gatherScripts(page);
    for (const hash of scriptHashes(html)) scripts.add(hash);
    for (const hash of styleHashes(html)) styles.add(hash);
    return addPolicy(html);
  });
  const headers = headersFile(baseUrl, {scripts: [...scripts], styles: [...styles]});
  writeFileSync(path.join(outDir, '_headers'), headers);
  return ruled;
}
