import fs from 'node:fs';
import path from 'node:path';

import {htmlFiles, rewriteFile} from '../pages';

import {TOKEN, type PropertyNames} from './property-names';

/**
 * Writes the pages of a built site shorter: the drawings ask for tokens by their short names, and an
 * attribute without a value has none (React writes an empty one).
 *
 * @throws if a script names a token: its file keeps its address when names change, so it would ask for
 * what a later sheet does not set
 */
export function slimMarkup(outDir: string, shorten: PropertyNames['shorten']): void {
  const scripts = path.join(outDir, 'assets', 'js');
  for (const file of fs.readdirSync(scripts)) {
    const [name] = fs.readFileSync(path.join(scripts, file), 'utf8').match(TOKEN) ?? [];
    if (name) {
      throw new Error(
        `lean-bundle: the built script ${file} names ${name}. Set a property of your own in a style sheet and name that one.`,
      );
    }
  }
  for (const name of htmlFiles(outDir)) {
    rewriteFile(path.join(outDir, name), (html) => shorten(html).replace(/( data-[a-z-]+)=""/g, '$1'));
  }
}
