import fs from 'node:fs';
import path from 'node:path';

/** A token of the design system, as style sheets and drawings write it. */
const TOKEN = /--ce-[a-z0-9-]+/g;

/** Names begin with a capital, which no other property of the site does. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The name at a place of the count: `--A` … `--Z`, `--Aa` … */
const nameAt = (index: number): string =>
  index < FIRST.length
    ? `--${FIRST.charAt(index)}`
    : `${nameAt(index % FIRST.length)}${(Math.floor(index / FIRST.length) - 1).toString(36)}`;

interface Declaration {
  prop: string;
  value: string;
}

interface PostCssPlugin {
  readonly postcssPlugin: string;
  readonly Declaration: (declaration: Declaration) => void;
}

/**
 * Gives the tokens that only style sheets name a name of one or two letters in the built sheets, the most
 * used first: 0.6 kB of a law page's sheet (brotli). Tokens that scripts and drawings name keep theirs.
 *
 * @param dir where the site's sheets and scripts are
 */
export function propertyNames(dir: string): PostCssPlugin {
  const uses = new Map<string, number>();
  const kept = new Set<string>();
  for (const file of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort()) {
    if (!/\.(?:css|tsx?|mdx?)$/.test(file)) continue;
    for (const [name] of fs.readFileSync(path.join(dir, file), 'utf8').matchAll(TOKEN)) {
      if (file.endsWith('.css')) uses.set(name, (uses.get(name) ?? 0) + 1);
      else kept.add(name);
    }
  }
  const renamed = [...uses].filter(([name]) => !kept.has(name)).sort(([, a], [, b]) => b - a);
  const names = new Map(renamed.map(([name], index) => [name, nameAt(index)]));
  const shorten = (text: string): string => text.replace(TOKEN, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: 'property-names',
    Declaration(declaration) {
      declaration.prop = shorten(declaration.prop);
      declaration.value = shorten(declaration.value);
    },
  };
}
