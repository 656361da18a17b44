import fs from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

import type {PageParts, PartTree} from './types';

/** A part of a page as the bundler knows it. */
interface Part {
  readonly module: number;
  readonly chunks: readonly string[];
}

interface Manifest {
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
}

type Names = string | {readonly [name: string]: Names};

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

const NOT_FOUND = '@theme/NotFound';

/**
 * The parts by what they import, read from the built form of Docusaurus's registry: there stand, for
 * each, the files to fetch and the number of its module. Throws when it reads otherwise.
 */
export function readRegistry(code: string): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  // A round number stands there as `21e3`.
  const entries = code.matchAll(/\[\(\)=>((?:(?!\]).|\]\))*?),"([^"]+)",(\d+(?:e\d+)?)\]/g);
  for (const [, load, request, module] of entries)
    parts.set(request!, {
      module: Number(module),
      chunks: [...load!.matchAll(/\.e\("?(\w+)"?\)/g)].map(([, chunk]) => chunk!),
    });
  if (!parts.has(NOT_FOUND)) throw new Error('document-pages: the built registry does not read as expected.');
  return parts;
}

/** Plugin and version of a page: read by parts of the theme that stand in the HTML. */
const UNUSED = ['__context', '__props', 'config'];

const namesIn = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/** What a page's HTML has to name: files to fetch, and the modules that its script draws it with. */
export interface Needs {
  readonly files: readonly string[];
  readonly parts: PageParts;
}

/**
 * What each address needs, and no other page: so the script that all pages share knows no route. An
 * address without a route gets the not-found page.
 */
export function needsOf(
  routes: readonly RouteConfig[],
  generatedDir: string,
  builtRegistry: string,
): (address: string) => Needs {
  const read = (name: string): string => fs.readFileSync(path.join(generatedDir, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Readonly<
    Record<string, Readonly<Record<string, Names>>>
  >;
  const {assets} = JSON.parse(read('client-manifest.json')) as Manifest;
  const requestOf = new Map(
    [...read('registry.js').matchAll(/webpackChunkName: "([^"]+)" \*\/ "([^"]+)"/g)].map(
      ([, name, request]) => [name!, request!],
    ),
  );
  const registry = readRegistry(builtRegistry);
  const partOf = (name: string): Part => {
    const part = registry.get(requestOf.get(name) ?? name);
    if (!part) throw new Error(`document-pages: the built registry does not have ${name}.`);
    return part;
  };
  const toTree = (value: Names): PartTree =>
    typeof value === 'string'
      ? partOf(value).module
      : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toTree(inner)]));

  return (address) => {
    const chain = routesTo(routes, address).map(({path: own, component}) => {
      const found = Object.entries(names).find(
        ([key, {__comp: comp}]) =>
          key.replace(/-[^-]+$/, '') === own && requestOf.get(String(comp)) === component,
      );
      if (!found) throw new Error(`document-pages: Docusaurus names no parts of ${own} (${address}).`);
      return Object.fromEntries(Object.entries(found[1]).filter(([key]) => !UNUSED.includes(key)));
    });
    const used = chain.length > 0 ? chain : [{__comp: NOT_FOUND}];
    const chunks = [...new Set(used.flatMap((part) => namesIn(part)).flatMap((name) => partOf(name).chunks))];
    return {
      files: chunks.flatMap((chunk) => (assets[chunk]?.js ?? []).map(({publicPath}) => publicPath)),
      parts: {chunks, routes: used.map((part) => toTree(part) as PageParts['routes'][number])},
    };
  };
}
