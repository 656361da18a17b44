import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import postcss, {type Declaration, type Plugin} from 'postcss';

const NAME = /--[a-z][\w-]*/g;
/** A use without a value to fall back on. */
const USE = /var\(\s*(--[\w-]+)\s*\)/g;

/** Whether a rule is about `<html>` alone. */
const isRoot = ({parent}: Declaration): boolean =>
  parent?.type === 'rule' &&
  (parent as postcss.Rule).selectors.every((selector) =>
    /^(?::root|\[data-theme=\W?dark\W?\])$/.test(selector),
  );

/** Whether it also stands under no condition. */
const isPlain = (declaration: Declaration): boolean =>
  isRoot(declaration) && declaration.parent?.parent?.type === 'root';

export interface ConstantProperties {
  readonly names: ReadonlySet<string>;
  readonly plugin: Plugin;
  /** Changes with names and values, so that nothing built with others is kept. */
  readonly version: string;
}

/**
 * Writes the value of a custom property where it is used, if it is the same on the whole site: set once,
 * on `:root` and under no condition, and named by no script or drawing. Sizes and spaces are so; colours
 * and times, which change with the mode, paper or motion, are not. Not postcss-custom-properties, which
 * also writes those that change. 0.5 kB of a law page (brotli), and the browser has half as many to resolve.
 *
 * @param dir where the site's sheets, scripts and texts are
 */
export function constantProperties(dir: string): ConstantProperties {
  const set = new Map<string, Declaration[]>();
  const kept = new Set<string>();
  for (const file of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort()) {
    if (!/(?<!\.test)\.(?:css|tsx?|mdx?)$/.test(file)) continue;
    const text = fs.readFileSync(path.join(dir, file), 'utf8');
    if (!file.endsWith('.css')) for (const [name] of text.matchAll(NAME)) kept.add(name);
    else {
      for (const [, name] of text.matchAll(/var\(\s*(--[\w-]+)\s*,/g)) kept.add(name!);
      postcss.parse(text, {from: file}).walkDecls(/^--/, (declaration) => {
        set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
      });
    }
  }
  const values = new Map<string, string | undefined>();
  const opened = new Set<string>();
  const valueOf = (name: string): string | undefined => {
    if (values.has(name)) return values.get(name);
    values.set(name, undefined);
    const [only, ...others] = set.get(name) ?? [];
    if (!only || others.length > 0 || kept.has(name) || !isPlain(only)) return;
    // `attr()` is read from the element that has the declaration; drawings put names of colours together.
    if (/attr\(|^#/.test(only.value)) return;
    const asked = [...only.value.matchAll(USE)].map(([, inner]) => inner!);
    // What it is made of must not be other further down, nor itself.
    opened.add(name);
    const isFirm = asked.every(
      (inner) =>
        !opened.has(inner) && (valueOf(inner) !== undefined || set.get(inner)?.every(isRoot) === true),
    );
    opened.delete(name);
    if (isFirm) values.set(name, write(only.value.trim()));
    return values.get(name);
  };
  const write = (value: string): string => value.replace(USE, (use, name: string) => valueOf(name) ?? use);
  const names = new Set([...set.keys()].filter((name) => valueOf(name) !== undefined));
  return {
    names,
    plugin: {
      postcssPlugin: 'constant-properties',
      Declaration(declaration) {
        const value = write(declaration.value);
        if (names.has(declaration.prop)) declaration.remove();
        else if (value !== declaration.value) declaration.value = value;
      },
    },
    version: createHash('sha256')
      .update(JSON.stringify([...names].map((name) => [name, valueOf(name)])))
      .digest('hex')
      .slice(0, 16),
  };
}
