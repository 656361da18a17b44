import type {ClientModule} from '@docusaurus/types';

/** The title is written a frame after the page is drawn. */
const AFTER_TITLE = 150;

let region: HTMLElement | undefined;
let timer: number | undefined;

/** One live region for the whole visit, outside React: a region that comes with its text stays silent. */
function liveRegion(): HTMLElement {
  if (region) return region;
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.id = 'pagina-actual';
  document.body.append(region);
  return region;
}

/**
 * Says the title of each page that is reached without a load, once. The browser announces a page that
 * it loads itself; a change of query or hash is no other page.
 */
const module: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const target = liveRegion();
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      target.textContent = document.title.split(' | ')[0] ?? '';
    }, AFTER_TITLE);
  },
};

export default module;
