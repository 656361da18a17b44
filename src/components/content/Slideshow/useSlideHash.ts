import {useEffect, useRef} from 'react';

import {hashFromIndex, indexFromHash} from './hash';

/**
 * Keeps the slide in the address: `#3` opens slide 3 and moving replaces the entry, so that «atrás»
 * leaves the deck at once. Nothing is written before the first move.
 */
export default function useSlideHash(index: number, total: number, onOpen: (index: number) => void): void {
  const latest = useRef(onOpen);
  const hasRead = useRef(false);
  useEffect(() => {
    latest.current = onOpen;
  });

  useEffect(() => {
    const read = (): void => latest.current(indexFromHash(window.location.hash, total));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [total]);

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
