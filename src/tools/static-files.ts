import fs from 'node:fs';
import path from 'node:path';

// What every static host does, for those that serve the built site: the bench, the host of browser tests and
// the printing of laws.

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};

/** The `Content-Type` of a file, by its ending. */
export const contentTypeOf = (file: string): string =>
  TYPES[path.extname(file)] ?? 'application/octet-stream';

/** File of a folder that GitHub Pages serves for an address, or undefined: a page of ours has no final slash. */
export function fileFor(folder: string, pathname: string): string | undefined {
  const local = path.normalize(decodeURIComponent(pathname)).replace(/^[/\\]+/, '');
  if (local.startsWith('..')) return undefined;
  return [local || 'index.html', `${local}.html`, path.join(local, 'index.html')]
    .map((name) => path.join(folder, name))
    .find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}
