import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A token of the design system, as style sheets and drawings write it. */
const TOKEN = /--ce-[a-z0-9-]+/g;
/** Colours, which drawings also ask for by a name that they put together. */
const COLOUR = /(--ce-[a-z0-9-]+):\s*#/g;

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

export interface PropertyNames {
  readonly plugin: PostCssPlugin;
  /** Changes with the names, so that nothing built with others is kept. */
  readonly version: string;
}

/**
 * Gives the tokens that only style sheets name a name of one or two letters in the built sheets, the most
 * used first: 0.3 kB of a law page's sheet (brotli). Colours keep theirs, and what scripts and drawings name.
 *
 * @param dir where the site's sheets and scripts are
 */
export function propertyNames(dir: string): PropertyNames {
  const uses = new Map<string, number>();
  const kept = new Set<string>();
  for (const file of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort()) {
    if (!/(?<!\.test)\.(?:css|tsx?|mdx?)$/.test(file)) continue;
    const text = fs.readFileSync(path.join(dir, file), 'utf8');
    for (const [, name] of text.matchAll(COLOUR)) kept.add(name!);
    for (const [name] of text.matchAll(TOKEN)) {
      if (file.endsWith('.css')) uses.set(name, (uses.get(name) ?? 0) + 1);
      else kept.add(name);
    }
  }
  const renamed = [...uses].filter(([name]) => !kept.has(name)).sort(([, a], [, b]) => b - a);
  const names = new Map(renamed.map(([name], index) => [name, nameAt(index)]));
  const shorten = (text: string): string => text.replace(TOKEN, (name) => names.get(name) ?? name);
  return {
    plugin: {
      postcssPlugin: 'property-names',
      Declaration(declaration) {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      },
    },
    version: createHash('sha256')
      .update([...names].join('\n'))
      .digest('hex')
      .slice(0, 16),
  };
}
