import {lazy, Suspense, useEffect, type ComponentType, type ReactNode} from 'react';

import {startFresh} from '@site/src/lib/fresh-start';

import Deck from './Deck';
import MissingPart from './MissingPart';
import useView from './useView';

const loadPresenter = () => import('./Presenter');
const Presenter = lazy(() =>
  loadPresenter().catch((): {default: ComponentType} => {
    // Gone with a deploy, or no connection.
    startFresh();
    return {default: MissingPart};
  }),
);

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

  // The presenter's part carries the speaker notes, hence its own file; it is fetched ahead so that
  // the show does not need the network any more.
  useEffect(() => {
    const timer = window.setTimeout(() => void loadPresenter().catch(() => undefined), 4000);
    return () => window.clearTimeout(timer);
  }, []);

  if (isLive && view === 'presenter') {
    return (
      <Suspense fallback={<p role="status">Abriendo la vista de presentador…</p>}>
        <Presenter />
      </Suspense>
    );
  }
  return <Deck view={view} isLive={isLive} onView={setView} />;
}
