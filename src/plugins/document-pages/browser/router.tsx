import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

// Stands in for `@docusaurus/router` and `@docusaurus/renderRoutes` in the browser: each page is a document of
// its own, so the only moves that scripts see are those inside it, to a hash or another query.

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What the original carries along with an address; nothing here does. */
  readonly state: undefined;
}

const read = (): Place => {
  const {pathname, search, hash} = window.location;
  return {pathname, search, hash, state: undefined};
};

let place: Place | undefined;
const listeners = new Set<() => void>();

/** A new object for each move: following a link to the current hash is a move too. */
function move(): void {
  place = read();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', move);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', move);
  };
}

const LocationContext = createContext<Place | undefined>(undefined);

export const useLocation = (): Place => useContext(LocationContext)!;

/** Whether an address is this document with another query, which it answers without a load. */
export function isFilter(url: URL): boolean {
  const {origin, pathname, search} = window.location;
  return url.origin === origin && url.pathname === pathname && url.search !== search;
}

/** Changes the query of the address; the page stays where it is. */
export function filter(url: URL): void {
  window.history.pushState(null, '', url);
  move();
}

/** Goes to an address: inside the page without a load, elsewhere by loading the document. */
function push(to: string): void {
  const url = new URL(to, window.location.href);
  if (isFilter(url)) filter(url);
  else window.location.assign(url);
}

export const useHistory = (): {readonly push: (to: string) => void} => useMemo(() => ({push}), []);

export function DocumentRouter({children}: {readonly children: ReactNode}): ReactNode {
  const current = useSyncExternalStore(
    subscribe,
    () => (place ??= read()),
    () => (place ??= read()),
  );
  return <LocationContext value={current}>{children}</LocationContext>;
}

export interface PageRoute {
  readonly component: ComponentType<{readonly route: PageRoute}>;
  readonly routes?: readonly PageRoute[];
}

function Draw({routes: [route]}: {readonly routes: readonly PageRoute[]}): ReactNode {
  return route ? <route.component route={route} /> : null;
}

/** The one route of the document; read when it is drawn, since its parts arrive after this script. */
export const renderRoutes = (routes?: readonly PageRoute[]): ReactNode =>
  routes ? <Draw routes={routes} /> : null;

export default renderRoutes;

// Asked for by Docusaurus's docs plugin for several versions, which the site does not have.
export const matchPath = (): null => null;
