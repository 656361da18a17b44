import type {ClientModule} from '@docusaurus/types';

import {aliasOf} from '../lib/anchor';
import {hasLanded} from '../lib/held';

/** Opens the closed blocks around a target, so that a link to their inside shows it. */
function reveal(target: Element): void {
  for (
    let block = target.closest('details');
    block;
    block = block.parentElement?.closest('details') ?? null
  ) {
    block.open = true;
  }
}

/** The font may arrive after the landing and move the target: land again, unless the reader has moved. */
function landAgain(target: Element): void {
  let hasMoved = false;
  const note = (): void => {
    hasMoved = true;
  };
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  for (const move of moves) window.addEventListener(move, note, {once: true, passive: true});
  void document.fonts.ready.then(() => {
    if (!hasMoved) target.scrollIntoView({behavior: 'instant'});
    for (const move of moves) window.removeEventListener(move, note);
  });
}

/**
 * `#artículo-9`, `#ART%C3%8DCULO-9` and `#Articulo-9` land on `#articulo-9`: people type addresses by
 * ear, and chat apps change their letters. A hash that is right is left to the browser.
 */
const module: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!location.hash) return;
    const {id, isExact} = aliasOf(location.hash, (name) => document.getElementById(name) !== null);
    const target = id && document.getElementById(id);
    if (!target) return;
    if (isExact && hasLanded()) return;
    reveal(target);
    if (!isExact) {
      window.history.replaceState(window.history.state, '', `#${id}`);
      target.scrollIntoView();
    }
    if (!previousLocation) landAgain(target);
  },
};

export default module;
