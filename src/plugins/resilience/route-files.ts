import fs from 'node:fs/promises';
import path from 'node:path';

/** Which script files a chunk needs, by its name. */
export type ChunkFiles = ReadonlyMap<string, readonly string[]>;

interface Stats {
  toJson(options: object): {
    namedChunkGroups?: {[name: string]: {assets?: readonly {readonly name: string}[]}};
  };
}
export interface Compiler {
  readonly hooks: {readonly done: {tap(name: string, callback: (stats: Stats) => void): void}};
}

/** A bundler plugin that notes down what each chunk needs, once it is known. */
export const noteChunks = (note: (files: ChunkFiles) => void) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('resilience', (stats) => {
      const {namedChunkGroups = {}} = stats.toJson({all: false, chunkGroups: true});
      note(
        new Map(
          Object.entries(namedChunkGroups).map(([name, {assets = []}]) => [
            name,
            assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
          ]),
        ),
      );
    });
  },
});

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves);

/** Files and, for each path under the site's root, the positions of those that its page loads. */
export interface RouteFiles {
  readonly files: readonly string[];
  readonly routes: {readonly [path: string]: readonly number[]};
}

/** What each page loads once React takes over; HTML itself does not name it. */
export async function readRouteFiles(
  generatedDir: string,
  baseUrl: string,
  chunks: ChunkFiles,
): Promise<RouteFiles> {
  const file = path.join(generatedDir, 'routesChunkNames.json');
  const names = JSON.parse(await fs.readFile(file, 'utf8')) as {[route: string]: unknown};
  const files: string[] = [];
  const positionOf = (name: string): number => {
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const routes: {[path: string]: number[]} = {};
  for (const [key, value] of Object.entries(names)) {
    // «/rieeb-7cd»: the route and a hash.
    const route = key.replace(/-[^-]*$/, '');
    if (!route.startsWith(baseUrl) && `${route}/` !== baseUrl) continue;
    const found = leaves(value).flatMap((name) => chunks.get(name) ?? []);
    const short = route.slice(baseUrl.length);
    routes[short] = [...new Set([...(routes[short] ?? []), ...found.map(positionOf)])].sort((a, b) => a - b);
  }
  // The frame of the documents belongs to the root path and is shared by the pages under it.
  const shared = routes[''] ?? [];
  for (const name of Object.keys(routes)) routes[name] = [...new Set([...shared, ...routes[name]!])];
  return {files, routes};
}
