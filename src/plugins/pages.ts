import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';

/** Every page of the build, as paths under it. */
export const htmlFiles = (outDir: string): string[] =>
  readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));

/** Changes a page in one go and by renaming: other plugins read the same pages at this moment. */
export function rewriteFile(file: string, change: (html: string) => string): void {
  writeFileSync(`${file}.new`, change(readFileSync(file, 'utf8')));
  renameSync(`${file}.new`, file);
}
