import type {ClientModule} from '@docusaurus/types';

import {behaviours} from './behaviours';
import {islands} from './islands';

// `npm run dev`: Docusaurus draws the page in the browser, then the same behaviours start. Links load
// documents there too, so there is one start a page.
const module: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return;
    for (const start of behaviours) start();
    // Those of React are alive: it drew them.
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
      void islands[element.dataset['island'] as keyof typeof islands]().then(
        (island) => 'start' in island && island.start(element),
      );
    document.documentElement.dataset['hasHydrated'] = 'true';
  },
};

export default module;
