import {openHost, type Host} from '../support/host';

export const PROBE = '/engine-probe.js';
const TOLD = '/engine-problem/';

/** What `click` (act.ts) is about to press, and whether the press fell beside it. */
export interface Aim {
  aim?: Element | undefined;
  hasMissed?: boolean;
}

/**
 * Problems are told to the host as addresses, so that no driver has to know how its engine logs. And what
 * moves between being found and being pressed would let the press fall on something else: such a press
 * is kept from the page.
 */
function probe(told: string): void {
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(
      name,
      (event) => {
        const {aim} = window as Aim;
        if (!aim || aim.contains(event.target as Node)) return;
        Object.assign(window, {hasMissed: true});
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  // In Firefox what a page was still fetching fails when the page is left.
  let hasLeft = false;
  addEventListener('beforeunload', () => (hasLeft = true));
  addEventListener('pageshow', () => (hasLeft = false));
  const tell = (text: string): void => {
    if (!hasLeft) new Image().src = told + encodeURIComponent(`${location.pathname}: ${text}`.slice(0, 400));
  };
  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (target instanceof HTMLElement) tell(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else tell(`exception: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => {
    // WebKit's own: it rejects a promise of the transition between pages, which no script has asked for.
    if (!String(reason).startsWith('AbortError: Skipping view transition'))
      tell(`rejection: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind];
    console[kind] = (...args: unknown[]) => {
      tell(`console.${kind}: ${args.map(String).join(' ')}`);
      log(...args);
    };
  }
}

export interface WatchedSite extends Host {
  /** What pages complained of since the last call. */
  readonly problems: () => string[];
}

/** The built site, with a small script in front of each page that tells the host of every problem. */
export async function openSite(options?: Parameters<typeof openHost>[0]): Promise<WatchedSite> {
  const host = await openHost(options);
  host.change = (pathname, body) => {
    if (pathname === PROBE)
      return {status: 200, type: 'text/javascript', body: `(${probe.toString()})(${JSON.stringify(TOLD)})`};
    if (pathname.startsWith(TOLD))
      return {status: 200, type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>'};
    if (/\.\w+$/.test(pathname)) return undefined;
    return {
      body: body().replace(/<head[^>]*>/, `$&<script src="${PROBE}"></script>`),
      type: 'text/html; charset=utf-8',
    };
  };
  let read = 0;
  return Object.assign(host, {
    problems: () => {
      const fresh = host.asked.slice(read);
      read = host.asked.length;
      return fresh
        .filter((path) => path.startsWith(TOLD))
        .map((path) => decodeURIComponent(path.slice(TOLD.length)));
    },
  });
}
