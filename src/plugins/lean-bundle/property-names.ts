import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from 'postcss';

/** A token of the design system, as style sheets and drawings write it. */
export const TOKEN = /--ce-[a-z0-9-]+/g;

/** Names begin with a capital, which no other property of the site does. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The name at a place of the count: `--A` … `--Z`, `--A0` … */
const nameAt = (index: number): string =>
  index < FIRST.length
    ? `--${FIRST.charAt(index)}`
    : `${nameAt(index % FIRST.length)}${(Math.floor(index / FIRST.length) - 1).toString(36)}`;

export interface PropertyNames {
  /** For the style sheets. */
  readonly plugin: Plugin;
  /** For what else asks for tokens: the drawings in pages. */
  readonly shorten: (text: string) => string;
  /** Changes with the names, so that nothing built with others is kept. */
  readonly version: string;
}

/**
 * Gives the tokens that built pages ask for a name of one or two letters, the most used first: 0.6 kB of
 * a law page (brotli).
 *
 * @param dir where the site's sheets are
 * @param gone tokens that the built sheets do not name any more
 */
export function propertyNames(dir: string, gone: ReadonlySet<string> = new Set()): PropertyNames {
  const uses = new Map<string, number>();
  for (const file of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort()) {
    if (!file.endsWith('.css')) continue;
    for (const [name] of fs.readFileSync(path.join(dir, file), 'utf8').matchAll(TOKEN))
      if (!gone.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const ranked = [...uses].sort(([, a], [, b]) => b - a);
  const names = new Map(ranked.map(([name], index) => [name, nameAt(index)]));
  const shorten = (text: string): string => text.replace(TOKEN, (name) => names.get(name) ?? name);
  return {
    plugin: {
      postcssPlugin: 'property-names',
      Declaration(declaration) {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      },
    },
    shorten,
    version: createHash('sha256')
      .update([...names].join('\n'))
      .digest('hex')
      .slice(0, 16),
  };
}
