import type {ClientModule} from '@docusaurus/types';

import {behaviours} from './behaviours';

// `npm run dev`: Docusaurus draws the page in the browser, then the same behaviours start. Links load
// documents there too, so there is one start a page.
const module: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return;
    for (const start of behaviours) start();
    document.documentElement.dataset['hasHydrated'] = 'true';
  },
};

export default module;
