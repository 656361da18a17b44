import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {cleanPicture, isPicture} from './picture';

/** Where the files stand that the site publishes, for `staticDirectories` of the configuration. */
export const staticFilesDir = path.join(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'site-static',
  'default',
);

/** Copies the files of a folder as they are, and its pictures as they may be published. */
export async function copyStatic(from: string, to: string): Promise<void> {
  for (const entry of await fs.readdir(from, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, file));
    await fs.mkdir(path.dirname(target), {recursive: true});
    if (isPicture(file)) await fs.writeFile(target, await cleanPicture(file, file));
    else await fs.copyFile(file, target);
  }
}

/**
 * Puts the files of the given folders where Docusaurus takes them from. Pages draw on these copies too,
 * so that measures, inlined pictures and files of the site are all of the clean picture.
 */
export default function siteStaticPlugin(
  {siteDir}: LoadContext,
  {from}: {readonly from: readonly string[]},
): Plugin {
  return {
    name: 'site-static',
    getPathsToWatch: () => from.map((dir) => path.join(siteDir, dir, '**/*')),
    async loadContent() {
      await fs.rm(staticFilesDir, {recursive: true, force: true});
      for (const dir of from) await copyStatic(dir, staticFilesDir);
    },
  };
}
