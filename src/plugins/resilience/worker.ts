// The service worker. Workbox's strategies and expiry do the work (both are well kept and small, and
// they are what Docusaurus's own PWA plugin stands on; that plugin itself precaches the whole site).
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst, StaleWhileRevalidate} from 'workbox-strategies';

import {assetsOf, markAsSaved, offlinePage, SAVED_AT, titleOf, type SavedPage} from './saved';

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface WorkerFetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** A page is at rest. */
interface SaveEvent extends ExtendableEvent {
  readonly source: {readonly url: string; postMessage(message: string): void};
}
declare const self: {
  readonly registration: {readonly scope: string};
  readonly clients: {claim(): Promise<void>};
  readonly navigator: {readonly connection?: {readonly effectiveType?: string}};
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: SaveEvent) => void): void;
};
/** Pages that are always saved, relative to the scope: both laws and the deck. Put in by the plugin. */
declare const ALWAYS_SAVED: readonly string[];
/** The file of the presenter's view, saved with the deck. Put in by the plugin. */
declare const PRESENTER_FILES: readonly string[];
/** Stands in every page of the site and in no page of a log-in, a filter or a host. Put in by the plugin. */
declare const OURS: string;

const {scope} = self.registration;
const scopePath = new URL(scope).pathname;
/** Several sites may share an origin, so the scope is part of each name. */
const PAGES = `catedra-pages ${scope}`;
const ASSETS = `catedra-assets ${scope}`;
const OTHER = `catedra-other ${scope}`;

/** After this many seconds without an answer the saved copy is shown; the answer is still saved when it comes. */
const PATIENCE = 4;
/** A page is saved again when its copy is older than this, in milliseconds. */
const REVIEW_AFTER = 24 * 60 * 60 * 1000;

/** One copy a page: the query only changes what scripts do with it. */
const pageKey = (request: Request): string => {
  const {origin, pathname} = new URL(request.url);
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  return origin + (path === scopePath ? path : path.replace(/\/$/, ''));
};
/** Headers of a body that is no longer packed nor of the length that the server said. */
function copyHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return headers;
}
const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      // Past the browser's own cache, which could hide an update; unchanged pages answer 304.
      requestWillFetch: async ({request}) =>
        new Request(request.url, {
          cache: 'no-cache',
          redirect: request.redirect,
          credentials: 'same-origin',
          signal: request.signal,
        }),
      cacheKeyWillBeUsed: async ({request}) => pageKey(request),
      cacheWillUpdate: async ({request, response, event}) => {
        if (response.status !== 200 || !isHtml(response)) return null;
        const html = await response.clone().text();
        // Whoever stands between may answer any address with a page of theirs: it is shown, not saved.
        const isElsewhere = response.redirected && pageKey(new Request(response.url)) !== pageKey(request);
        if (!html.includes(OURS) || isElsewhere) return null;
        // A page saved ahead is not there before the files that it names: the line may be cut in between.
        if (event.type === 'message') await saveFiles(event, assetsOf(html, scopePath), request.signal);
        const headers = copyHeaders(response);
        headers.set(SAVED_AT, new Date().toISOString());
        return new Response(response.body, {headers});
      },
      cachedResponseWillBeUsed: async ({cachedResponse}) => {
        const html = await cachedResponse?.text();
        if (!cachedResponse || !html?.includes(OURS)) return null;
        return new Response(markAsSaved(html, cachedResponse.headers.get(SAVED_AT)), {
          headers: copyHeaders(cachedResponse),
        });
      },
      handlerDidError: async () => offlineResponse(),
    },
    new ExpirationPlugin({maxEntries: 60, purgeOnQuotaError: true}),
  ],
});

/** Some hosts answer a missing file with a page and status 200: that is never a file. */
const filesOnly = {
  cacheWillUpdate: async ({response}: {response: Response}) =>
    response.status === 200 && !isHtml(response) ? response : null,
};

/** Names with a hash never change. The oldest unused leave first; about two deploys fit. */
const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [filesOnly, new ExpirationPlugin({maxEntries: 260, purgeOnQuotaError: true})],
});
const indexEntry = new NetworkFirst({
  cacheName: OTHER,
  networkTimeoutSeconds: PATIENCE,
  plugins: [filesOnly, new ExpirationPlugin({maxEntries: 80, purgeOnQuotaError: true})],
});
const images = new StaleWhileRevalidate({
  cacheName: OTHER,
  plugins: [filesOnly, new ExpirationPlugin({maxEntries: 80, purgeOnQuotaError: true})],
});

async function offlineResponse(): Promise<Response> {
  const cache = await caches.open(PAGES);
  const saved: SavedPage[] = [];
  for (const request of await cache.keys()) {
    const html = await (await cache.match(request))?.text();
    if (html?.includes(OURS)) saved.push({url: new URL(request.url).pathname, title: titleOf(html)});
  }
  return new Response(offlinePage(saved), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}

/** Who answers a request; `undefined` leaves it to the browser: downloads, feeds, other hosts. */
function strategyFor({url, mode, method}: Request) {
  if (method !== 'GET' || !url.startsWith(scope)) return undefined;
  const path = new URL(url).pathname.slice(scopePath.length);
  if (mode === 'navigate') return /\.(?!html$)\w+$/.test(path) ? undefined : pages;
  if (path.startsWith('assets/')) return assets;
  if (path.startsWith('pagefind/')) return /\.pf_\w+$/.test(path) ? assets : indexEntry;
  return path.startsWith('img/') ? images : undefined;
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Ends what is being saved: what a page asks for comes first. */
let saving = new AbortController();
/** Answers on their way to pages. */
const underWay = new Set<Promise<unknown>>();

self.addEventListener('fetch', (event) => {
  const {request} = event;
  saving.abort();
  const strategy = strategyFor(request);
  if (!strategy) return;
  const [response, done] = strategy.handleAll({event, request});
  event.respondWith(response);
  const end = done.catch(() => undefined).finally(() => underWay.delete(end));
  underWay.add(end);
});

/**
 * Saves a page, unless a copy that is young enough is there, and in any case the files that it names: the
 * copy of a page that was only read came without the scripts that wait for a touch. Throws when a page asks
 * for something.
 */
async function savePage(event: ExtendableEvent, url: string, signal: AbortSignal): Promise<void> {
  const request = new Request(url, {signal});
  const cache = await caches.open(PAGES);
  const savedAt = (await cache.match(pageKey(request)))?.headers.get(SAVED_AT);
  if (!savedAt || Date.now() - Date.parse(savedAt) >= REVIEW_AFTER)
    await pages.handleAll({event, request})[1];
  signal.throwIfAborted();
  const copy = await cache.match(pageKey(request));
  if (copy) await saveFiles(event, assetsOf(await copy.text(), scopePath), signal);
}

/** One after the other: nothing here is urgent. Throws when a page asks for something. */
async function saveFiles(
  event: ExtendableEvent,
  files: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const file of files) {
    const request = new Request(new URL(file, scope), {signal});
    if (strategyFor(request) === assets && !(await caches.match(request)))
      await assets.handle({event, request}).catch(() => undefined);
    signal.throwIfAborted();
  }
}

self.addEventListener('message', (event) => {
  const {source} = event;
  saving.abort();
  saving = new AbortController();
  const {signal} = saving;
  const save = async (): Promise<void> => {
    await Promise.all(underWay);
    await savePage(event, source.url, signal);
    if (!/2g|3g/.test(self.navigator.connection?.effectiveType ?? '')) {
      // First, so that a deck that is saved can be presented.
      await saveFiles(event, PRESENTER_FILES, signal);
      for (const path of ALWAYS_SAVED) await savePage(event, new URL(path, scope).href, signal);
    }
    source.postMessage('saved');
  };
  event.waitUntil(save().catch(() => undefined));
});
