import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';

/** Every page of the build, as paths under it. */
export const htmlFiles = (outDir: string): string[] =>
  readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));

/** What stands in the name of a file that changes only with its content. */
export const fingerprint = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** Changes a page in one go and by renaming: other plugins read the same pages at this moment. */
export function rewriteFile(file: string, change: (html: string) => string): void {
  writeFileSync(`${file}.new`, change(readFileSync(file, 'utf8')));
  renameSync(`${file}.new`, file);
}
