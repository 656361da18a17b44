import fs from 'node:fs';
import path from 'node:path';

import {changeEach, replaceOn, type Build, type Pages} from '../pages';

import {properties} from '.';
import {TOKEN, type PropertyNames} from './property-names';

/**
 * Writes the pages of a built site shorter: the drawings ask for tokens by their short names, and an
 * attribute without a value has none (React writes an empty one).
 *
 * @throws if a script names a token: its file keeps its address when names change, so it would ask for
 * what a later sheet does not set
 */
export function slimMarkup(pages: Pages, outDir: string, shorten: PropertyNames['shorten']): Pages {
  const scripts = path.join(outDir, 'assets', 'js');
  for (const file of fs.readdirSync(scripts)) {
    const [name] = fs.readFileSync(path.join(scripts, file), 'utf8').match(TOKEN) ?? [];
    if (name) {
      throw new Error(
        `lean-bundle: the built script ${file} names ${name}. Set a property of your own in a style sheet and name that one.`,
      );
    }
  }
  if (![...pages.values()].some((html) => html.search(TOKEN) >= 0))
    throw new Error('no drawing in a page asks for a token any more.');
  return replaceOn(changeEach(pages, shorten), /( data-[a-z-]+)=""/g, '$1');
}

/** Every page of a built site. */
export const slimMarkupOfPages = (pages: Pages, {outDir, siteDir}: Build): Pages =>
  slimMarkup(pages, outDir, properties(path.join(siteDir, 'src')).names.shorten);
