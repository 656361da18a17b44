import fs from 'node:fs';
import path from 'node:path';
// The compiler of the site's own scripts, which Docusaurus brings along.
import {minifySync, transformSync} from '@swc/core';

const FOLDER = path.join(__dirname, '../../browser');

/**
 * A script of `src/browser` as the text of a classic `<script>`.
 *
 * @param values what its declared constants are
 */
export function compile(
  name: 'color-mode' | 'loader' | 'at-once' | 'later' | 'not-found' | 'past-session',
  values: Readonly<Record<string, string>> = {},
): string {
  const vars = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
  const source = fs.readFileSync(path.join(FOLDER, `${name}.ts`), 'utf8');
  const {code} = transformSync(source, {
    isModule: false,
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022', transform: {optimizer: {globals: {vars}}}},
  });
  const {code: small} = minifySync(code, {
    compress: {passes: 3, ecma: 2020},
    mangle: {toplevel: true},
    module: false,
  });
  if (/<\/script|<!--/i.test(small)) throw new Error(`${name}.ts: its text would end the script element.`);
  return small;
}
