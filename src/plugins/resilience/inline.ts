// A small script that stands in pages, and what it asks for. The build makes it smaller; the content policy
// knows its hash.

/** Address of `src/browser/rescue.ts` under the site's root: the same in every release, so that an old page finds it. */
export const RESCUE_FILE = 'rescue.js';

/** How long a visitor who touches nothing has to stay before the page is saved, in milliseconds. */
const STAY = 20_000;

/**
 * Asks for the script that brings the worker (`registerScript`), once the visitor does something or
 * stays, after the answer to that has been painted. Never with «ahorro de datos».
 *
 * @param src address of that script
 */
export const askForRegistration = (src: string): string => `(function () {
  if (!navigator.serviceWorker || (navigator.connection || {}).saveData) return;
  var isAsked;
  function bring() {
    var script = document.createElement('script');
    script.src = '${src}';
    document.head.append(script);
  }
  function ask() {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(function () { setTimeout(bring, 50); });
  }
  ['pointerdown', 'keydown', 'touchstart', 'wheel'].forEach(function (sign) {
    addEventListener(sign, ask, {capture: true, passive: true});
  });
  addEventListener('load', function () { setTimeout(ask, ${STAY}); });
})();`;

/**
 * Brings the worker that saves pages: after the page has loaded, when the browser is idle. A file of
 * its own, for readers do not wait for it.
 */
export const registerScript = (workerUrl: string, scope: string): string => `(function () {
  var container = navigator.serviceWorker;
  function register() {
    container.register('${workerUrl}', {scope: '${scope}', updateViaCache: 'none'})
      .then(function () { return container.ready; })
      .then(function (registration) {
        registration.active.postMessage({
          type: 'save',
          page: location.href,
          files: performance.getEntriesByType('resource').map(function (entry) { return entry.name; }),
          isFast: !/2g|3g/.test((navigator.connection || {}).effectiveType || ''),
        });
      })
      .catch(function () {});
  }
  function start() {
    if (window.requestIdleCallback) requestIdleCallback(register, {timeout: 5000});
    else setTimeout(register, 1500);
  }
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
})();
`;

/**
 * The worker of a site that has switched saving off. It takes the place of the other one at the same
 * address, throws away what was saved and takes its leave.
 */
export const FAREWELL_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    const scope = self.registration.scope;
    await Promise.all(names.filter((name) => name.startsWith('catedra-') && name.endsWith(' ' + scope)).map((name) => caches.delete(name)));
    await self.registration.unregister();
  })());
});
`;
