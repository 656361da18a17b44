import fs from 'node:fs';
import path from 'node:path';

import {markdownToHtml} from './markdown';
import {contentPages} from './pages';
import {plain, PROJECTS, type Files} from './projects';

/** Writes the files of a project, without touching what is installed there. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
}

/**
 * Writes the content of the built site as projects of other tools, one folder each, and as plain HTML,
 * which needs no tool. Returns what to run next.
 */
export async function generate(buildDir: string, folder: string, count: number): Promise<string> {
  const pages = contentPages(buildDir, count);
  for (const [name, project] of Object.entries(PROJECTS)) {
    writeFiles(path.join(folder, name), project(pages));
  }
  writeFiles(path.join(folder, 'plain'), plain(pages, await markdownToHtml()));
  const builds = Object.keys(PROJECTS).map(
    (name) => `(cd ${path.join(folder, name)} && npm install && npm run build)`,
  );
  const outputs = `docusaurus=${folder}/docusaurus/build,starlight=${folder}/starlight/dist,vitepress=${folder}/vitepress/.vitepress/dist,plain=${folder}/plain`;
  return [
    `${pages.length} pages for ${Object.keys(PROJECTS).join(', ')} and plain HTML. Now:`,
    ...builds,
    `npm run bench -- --folders ${outputs}`,
  ].join('\n');
}
