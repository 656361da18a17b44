import {useEffect, useRef} from 'react';

import {hashFromIndex, indexFromHash} from './hash';
import type {Show} from './useShow';

/**
 * Keeps the slide in the address: `#3` opens slide 3 and moving replaces the entry, so that «atrás»
 * leaves the deck at once. Nothing is written before the first move.
 */
export default function useSlideHash(index: number, total: number, {place, act}: Show): void {
  const hasRead = useRef(false);

  useEffect(() => {
    place(indexFromHash(window.location.hash, total));
    const read = (): void => act({type: 'go', index: indexFromHash(window.location.hash, total)});
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [total, place, act]);

  useEffect(() => {
    // The first run belongs to the server's state, before the address was read.
    if (!hasRead.current) {
      hasRead.current = true;
      return;
    }
    const hash = hashFromIndex(index);
    if (window.location.hash !== hash) window.history.replaceState(window.history.state, '', hash);
  }, [index]);
}
