import fs from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

interface Manifest {
  /** Ids of the chunks that come with a named one, itself among them. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
}

type ChunkNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

/** The routes that draw an address, from the outermost to the page itself. */
function routesTo(routes: readonly RouteConfig[], address: string): RouteConfig[] {
  for (const route of routes) {
    const inner = routesTo(route.routes ?? [], address);
    if (inner.length > 0) return [route, ...inner];
    if (!route.routes && withoutSlash(route.path) === withoutSlash(address)) return [route];
  }
  return [];
}

/** Every text in a value: Docusaurus nests the chunk names of a route as it nests its properties. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * The files that Docusaurus would ask for after its main script has run, by address: asked for
 * together with it, they save a round trip, and the loader knows when one fails. Read from what
 * Docusaurus generates; what is not found there is left to Docusaurus, which loads it as ever.
 */
export function chunksOf(
  routes: readonly RouteConfig[],
  generatedDir: string,
): (address: string) => string[] {
  const read = (name: string): string => fs.readFileSync(path.join(generatedDir, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as ChunkNames;
  const {origins, assets} = JSON.parse(read('client-manifest.json')) as Manifest;
  const chunkOf = new Map(
    [...read('registry.js').matchAll(/webpackChunkName: "([^"]+)" \*\/ "([^"]+)"/g)].map(
      ([, chunk, request]) => [request!, chunk!],
    ),
  );
  const filesOf = (id: string): string[] => (assets[id]?.js ?? []).map(({publicPath}) => publicPath);
  const idOf = (chunk: string): string | undefined =>
    Object.keys(assets).find((id) => filesOf(id).some((file) => path.basename(file).startsWith(`${chunk}.`)));

  return (address) => {
    const chunks = routesTo(routes, address).flatMap(({path: own, component}) =>
      Object.entries(names)
        .filter(
          ([key, {__comp: comp}]) => key.replace(/-[^-]+$/, '') === own && comp === chunkOf.get(component),
        )
        .flatMap(([, values]) => textsOf(values)),
    );
    const ids = chunks.flatMap((chunk) => origins[chunk] ?? idOf(chunk) ?? []);
    return [...new Set(ids.flatMap(filesOf))];
  };
}
