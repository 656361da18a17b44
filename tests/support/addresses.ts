/** Where an address has to end. */
export type Ending =
  /** The page of this route, at its own address or after redirects. */
  | {readonly route: string}
  /** The not-found page with status 404. */
  | 'not-found'
  /** Either: hosts differ in how much they forgive. */
  | {readonly routeOrNotFound: string}
  /**
   * Not a request that HTTP allows. The server may refuse it with this before the site is asked.
   */
  | {readonly refused: readonly number[]};

export interface Address {
  readonly path: string;
  readonly ends: Ending;
}

const LAW = '/ley-2491-de-2025';

/**
 * Addresses as people and machines write them, without the site's base path. Each is tried on
 * `docusaurus serve`, nginx and Caddy, at the root and under a sub-path.
 */
export const ADDRESSES: readonly Address[] = [
  {path: '/', ends: {route: '/'}},
  {path: '/?utm_source=boletin', ends: {route: '/'}},
  {path: `${LAW}?fbclid=IwAR0_x-1&utm_source=facebook&utm_medium=social`, ends: {route: LAW}},
  {path: '/index.html', ends: {route: '/'}},
  {path: LAW, ends: {route: LAW}},
  {path: `${LAW}/`, ends: {route: LAW}},
  {path: `${LAW}.html`, ends: {route: LAW}},
  {path: `${LAW}/index.html`, ends: {routeOrNotFound: LAW}},
  {path: `${LAW}?rol=docente`, ends: {route: LAW}},
  {path: `${LAW}/?rol=docente&x=%C3%B1`, ends: {route: LAW}},
  {path: `${LAW}?x=<script>alert(1)</script>`, ends: {route: LAW}},
  {path: '/ley%2D2491-de-2025', ends: {route: LAW}},
  {path: '/%6Cey-2491-de-2025', ends: {route: LAW}},
  {path: '/webinardiapositivas?vista=folleto', ends: {route: '/webinardiapositivas'}},
  {path: '//ley-2491-de-2025', ends: {routeOrNotFound: LAW}},
  {path: '/./ley-2491-de-2025', ends: {routeOrNotFound: LAW}},
  {path: '/LEY-2491-DE-2025', ends: {routeOrNotFound: LAW}},
  {path: '/Rieeb', ends: {routeOrNotFound: '/rieeb'}},
  {path: '/no-existe', ends: 'not-found'},
  {path: '/no-existe/', ends: 'not-found'},
  {path: '/no-existe.html', ends: 'not-found'},
  {path: '/no-existe?x=1', ends: 'not-found'},
  {path: `${LAW}/no-existe`, ends: 'not-found'},
  {path: '/a/b/c?x=1', ends: 'not-found'},
  {path: '/assets/js/main.00000000.js', ends: 'not-found'},
  {path: '/ni%C3%B1ez', ends: 'not-found'},
  {path: '/%F0%9F%8E%93', ends: 'not-found'},
  {path: '/ley 2491'.replace(' ', '%20'), ends: 'not-found'},
  {path: '/%3Cscript%3Ealert(1)%3C/script%3E', ends: 'not-found'},
  {path: '/.git/config', ends: 'not-found'},
  {path: '/..%2f..%2fetc/passwd', ends: {refused: [400, 404]}},
  {path: '/ley-2491-de-2025%00', ends: {refused: [400, 404, 500]}},
  {path: '/%E0%A4%A', ends: {refused: [400, 404]}},
  {path: '/%', ends: {refused: [400, 404]}},
  {path: `/${'a'.repeat(200)}`, ends: 'not-found'},
  {path: `/${'a'.repeat(2000)}`, ends: {refused: [404, 414, 500]}},
  {path: `/rieeb?x=${'a'.repeat(6000)}`, ends: {route: '/rieeb'}},
  {path: `/${'a'.repeat(40_000)}`, ends: {refused: [400, 404, 414, 431]}},
];

/** Text that only the not-found page has. */
const NOT_FOUND = 'Oops! Page not found';

const clean = (route: string): string => route.replace(/^\//, '');

export interface Outcome {
  readonly status: number;
  readonly hops: number;
  readonly html: string;
}

/** What is wrong with where an address ended; empty when it is right. */
export function judge({ends}: Address, {status, hops, html}: Outcome): string {
  const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^\s">]+)/.exec(html)?.[1];
  const path =
    canonical === undefined ? undefined : clean(new URL(canonical).pathname).replace(/^catedra\/?/, '');
  const isNotFound = status === 404 && html.includes(NOT_FOUND);
  const isPage = (route: string): boolean => status === 200 && path === clean(route);
  const was = `estado ${status}, ${hops} redirecciones, página ${path ?? (html.includes(NOT_FOUND) ? 'no encontrada' : 'ajena')}`;
  if (hops > 2) return `más de dos redirecciones: ${was}`;
  if (ends === 'not-found') return isNotFound ? '' : was;
  if ('route' in ends) return isPage(ends.route) ? '' : was;
  if ('refused' in ends) return isNotFound || ends.refused.includes(status) ? '' : was;
  return isPage(ends.routeOrNotFound) || isNotFound ? '' : was;
}
