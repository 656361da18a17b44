import {createElement, type ComponentType} from 'react';

import type {PageParts, PartTree} from '../types';
import type {PageRoute} from './router';

/** What the bundler calls the modules of a page, and how it fetches their files. */
declare const __webpack_require__: {
  (id: number): {readonly [name: string]: unknown; readonly default?: unknown};
  e: (chunk: string) => Promise<unknown>;
  u: (chunk: string) => string;
};

// The bundler's own table has only files that are asked for later (`runtime.ts`); those of the page
// stand in its HTML, as scripts or as addresses of scripts that are held back.
const {u: fileOf} = __webpack_require__;
__webpack_require__.u = (chunk) => {
  const held = document.querySelector<HTMLMetaElement>('meta[name=held-scripts]')?.content;
  const addresses = [held, ...Array.from(document.scripts, ({src}) => src)].join(' ');
  return new RegExp(`assets/js/${chunk}\\.\\w+\\.js`).exec(addresses)?.[0] ?? fileOf(chunk);
};

const read = (): PageParts => JSON.parse(document.getElementById('page-parts')!.textContent) as PageParts;

/** The value of a module; a component carries the module's other exports, as Docusaurus hands them on. */
function valueOf(id: number): unknown {
  const {default: value, ...others} = __webpack_require__(id);
  return typeof value === 'object' || typeof value === 'function'
    ? Object.assign(value as object, others)
    : value;
}

const valuesOf = (tree: PartTree): unknown =>
  typeof tree === 'number'
    ? valueOf(tree)
    : Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, valuesOf(inner)]));

function toRoute([first, ...inner]: PageParts['routes']): PageRoute {
  const {__comp, ...own} = valuesOf(first!) as Readonly<Record<string, unknown>>;
  return {
    component: (props) => createElement(__comp as ComponentType<object>, {...own, ...props}),
    ...(inner.length > 0 ? {routes: [toRoute(inner)]} : {}),
  };
}

/** Fetches what is not there yet of the page's parts; the HTML names them (`page-parts.ts`). */
export async function loadPage(): Promise<readonly PageRoute[]> {
  const {chunks, routes} = read();
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  return [toRoute(routes)];
}

/** Never called: see `all-parts.ts`. */
export const allParts = () => import(/* webpackChunkName: "all-parts" */ './all-parts');
