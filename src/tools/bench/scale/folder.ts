import fs from 'node:fs';
import path from 'node:path';

/** Bytes of all files under a folder, as they lie on the host. */
export function folderBytes(folder: string): number {
  return fs
    .readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
