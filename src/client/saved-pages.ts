import type {ClientModule} from '@docusaurus/types';

/**
 * A page reached inside the site fetches no HTML, so the worker is told to save it. On a saved copy
 * the next page is loaded anew: it may have its own copy, of another day, or the connection is back.
 */
const module: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    if (document.querySelector('.saved-copy')) window.location.reload();
  },
  onRouteDidUpdate({location, previousLocation}) {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container || document.querySelector('.saved-copy')) return;
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    // Only answers where a worker has been brought; see the `resilience` plugin.
    void container.ready
      .then(({active}) =>
        active?.postMessage({
          type: 'save',
          page: window.location.href,
          files: performance.getEntriesByType('resource').map(({name}) => name),
          isFast: false,
        }),
      )
      .catch(() => undefined);
  },
};

export default module;
