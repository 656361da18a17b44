import type {ClientModule} from '@docusaurus/types';

const DELAY = 200;

/** Marks the root while a page takes long to arrive; `global.css` draws a bar for it. */
const slowRoute: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => {
      document.documentElement.dataset['slowRoute'] = '';
    }, DELAY);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    delete document.documentElement.dataset['slowRoute'];
  },
};

export default slowRoute;
