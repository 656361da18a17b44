import {Suspense, useEffect, type ReactNode} from 'react';

import Deck from './Deck';
import {preloadShow, Presenter} from './preload';
import useView from './useView';

/** After the page itself has what it needs; the presenter's window has nothing else to wait for. */
const PRELOAD_AFTER = {deck: 1500, handout: 1500, presenter: 0} as const;

/**
 * The slides of `src/data/slides.yaml` as a show: full screen, keys, swipes, overview, handout and a
 * presenter's window. Without scripts it is a document with all slides, their notes and sources. It
 * has no props and shows the same slides wherever it stands; one a page.
 *
 * Throws in Spanish when a slide has a type, an icon or a source that does not exist.
 *
 * @example MDX
 * <Slideshow />
 */
export default function Slideshow(): ReactNode {
  const {view, isLive, setView} = useView();

  useEffect(() => {
    if (!isLive) return undefined;
    const timer = window.setTimeout(() => void preloadShow(), PRELOAD_AFTER[view]);
    return () => window.clearTimeout(timer);
  }, [isLive, view]);

  if (isLive && view === 'presenter') {
    return (
      <Suspense fallback={<p role="status">Abriendo la vista de presentador…</p>}>
        <Presenter />
      </Suspense>
    );
  }
  return <Deck view={view} isLive={isLive} onView={setView} />;
}
