import type {ClientModule} from '@docusaurus/types';

import {aliasOf} from '../lib/anchor';

/** Opens the closed blocks around a target, so that a link to their inside shows it. */
function reveal(target: Element): void {
  for (
    let parent = target.closest('details');
    parent;
    parent = parent.parentElement?.closest('details') ?? null
  ) {
    parent.open = true;
  }
}

/**
 * `#artículo-9`, `#ART%C3%8DCULO-9` and `#Articulo-9` land on `#articulo-9`: people type addresses by
 * ear, and chat apps change their letters. A hash that is right is left to the browser.
 */
const module: ClientModule = {
  onRouteDidUpdate({location}) {
    if (!location.hash) return;
    const {id, isExact} = aliasOf(location.hash, (name) => document.getElementById(name) !== null);
    const target = id && document.getElementById(id);
    if (!target) return;
    reveal(target);
    if (isExact) return;
    window.history.replaceState(window.history.state, '', `#${id}`);
    target.scrollIntoView();
  },
};

export default module;
