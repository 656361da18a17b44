import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** An empty folder for a test, which is gone after all of them. */
export const tempFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'catedra-'));

/** Vitest calls this before the tests, and what it returns after them: whatever they leave is in one folder. */
export default function setup(): () => void {
  const root = tempFolder();
  Object.assign(process.env, {TMPDIR: root, TEMP: root});
  return () => fs.rmSync(root, {recursive: true});
}
