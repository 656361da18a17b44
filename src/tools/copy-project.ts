import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What is not part of the project, or is made by the build. */
const LEFT = /^(node_modules|build.*|\.docusaurus|\.git|test-results)$/;

/** Copies the project, without its packages, to a new temporary folder. Returns that folder. */
export function copyProject(prefix: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  for (const name of fs.readdirSync('.').filter((entry) => !LEFT.test(entry))) {
    fs.cpSync(name, path.join(folder, name), {recursive: true, filter: (file) => !file.includes('.output')});
  }
  return folder;
}

/** Makes a repository of a copy: the date of each page's last change comes from git. */
export function commitAll(folder: string): void {
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=copy', '-c', 'user.email=copy@example.com', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  git('init');
  git('add', '-A');
  git('commit', '-m', 'Copy');
}
