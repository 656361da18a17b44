// A small script that stands in pages. The build makes it smaller; the content policy knows its hash.

/** Address of `src/browser/rescue.ts` under the site's root: the same in every release, so that an old page finds it. */
export const RESCUE_FILE = 'rescue.js';

/** How long a visitor who touches nothing has to stay before the page is saved, in milliseconds. */
const STAY = 20_000;
/** How long whoever has touched something has to rest, and the page to ask for nothing, in milliseconds. */
const REST = 3000;

/**
 * Brings the worker and tells it to save the page, once the visitor rests and nothing is loading. What the
 * page asks for after that ends the saving (`worker.ts`): the next rest goes on with it, until the worker says
 * that all is saved. Never with «ahorro de datos».
 *
 * @param worker address of the worker
 * @param scope path of the site, with both slashes
 */
export const saveAtRest = (worker: string, scope: string): string => `(function () {
  var container = navigator.serviceWorker, timer, isSaved;
  if (!container || (navigator.connection || {}).saveData) return;
  function wait(time) {
    clearTimeout(timer);
    timer = setTimeout(save, time);
  }
  function rest() {
    if (!isSaved) wait(${REST});
  }
  function save() {
    var isLoading = performance.getEntriesByType('resource').some(function (file) {
      return file.responseEnd > performance.now() - ${REST};
    });
    if (isLoading || document.readyState !== 'complete') return rest();
    container.register('${worker}', {scope: '${scope}', updateViaCache: 'none'})
      .then(function () { return container.ready; })
      .then(function (registration) { registration.active.postMessage('save'); })
      .catch(function () {});
  }
  container.onmessage = function () { isSaved = true; };
  ['pointerdown', 'keydown', 'touchstart', 'wheel'].forEach(function (sign) {
    addEventListener(sign, rest, {capture: true, passive: true});
  });
  addEventListener('load', function () { timer || wait(${STAY}); });
})();`;

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
