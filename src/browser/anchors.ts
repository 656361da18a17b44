import {aliasOf} from '../lib/anchor';
import {settleOn} from '../lib/settle-on';

/** Opens the closed blocks around a target, so that a link to their inside shows it. */
function reveal(target: Element): void {
  for (let block = target.closest('details'); block; block = block.parentElement?.closest('details') ?? null)
    block.open = true;
}

/**
 * `#artículo-9`, `#ART%C3%8DCULO-9` and `#Articulo-9` land on `#articulo-9`: people type addresses by
 * ear, and chat apps change their letters. A place inside a block that opens is held while the page settles,
 * also when a link to it is followed twice. Landing on a hash that is right is the loader's.
 */
export default function anchors(): void {
  const go = (): void => {
    const {id, isExact} = aliasOf(location.hash, (name) => document.getElementById(name) !== null);
    const target = id && document.getElementById(id);
    if (!target) return;
    reveal(target);
    if (!isExact) history.replaceState(history.state, '', `#${id}`);
    if (!isExact || target.closest('details')) settleOn(target);
  };
  const hasName = document.getElementById(location.hash.slice(1)) !== null;
  if (location.hash && !hasName) go();
  addEventListener('hashchange', go);
  document.addEventListener('click', ({target}) => {
    const link = (target as Element).closest('a');
    // No `hashchange` comes of a link to where the address already is.
    if (link?.hash && link.href === location.href) go();
  });
}
