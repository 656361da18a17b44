import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {addPolicy} from './policy';

export {validateOptions} from '@docusaurus/plugin-client-redirects';

/** One text for all redirects, so that the header needs one hash: goes on, with query and hash if the target has none. */
export const FORWARD =
  "const to=document.querySelector('link').href;location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)";

export const forward = (html: string): string =>
  html.replace(/<script>[\s\S]*?<\/script>/, () => `<script>${FORWARD}</script>`);

/** The redirects of Docusaurus, whose pages each carry another inline script, under the content policy. */
export default function redirectsPlugin(context: LoadContext, options: PluginOptions): Plugin<void> {
  // It gives no plugin only for the router by hash, which the site does not use.
  const plugin = clientRedirects(context, options)!;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild!(props);
      for (const from of options.redirects.flatMap((redirect) => redirect.from)) {
        const file = path.join(props.outDir, from, 'index.html');
        writeFileSync(file, addPolicy(forward(readFileSync(file, 'utf8'))));
      }
    },
  };
}
