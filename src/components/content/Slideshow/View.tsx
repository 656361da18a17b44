import {Suspense, useEffect, type ReactNode} from 'react';

import ErrorBoundary from '@site/src/browser/ErrorBoundary';

import Deck from './Deck';
import {preloadShow, Presenter} from './preload';
import useView from './useView';

/** After the page itself has what it needs; the presenter's window has nothing else to wait for. */
const PRELOAD_AFTER = {deck: 1500, handout: 1500, presenter: 0} as const;

/** The show as it is drawn, by the server and in the browser. */
export default function View(): ReactNode {
  const {view, isLive, setView} = useView();

  useEffect(() => {
    if (!isLive) return undefined;
    const timer = window.setTimeout(() => void preloadShow(), PRELOAD_AFTER[view]);
    return () => window.clearTimeout(timer);
  }, [isLive, view]);

  return (
    <ErrorBoundary>
      {isLive && view === 'presenter' ? (
        <Suspense fallback={<p role="status">Abriendo la vista de presentador…</p>}>
          <Presenter />
        </Suspense>
      ) : (
        <Deck view={view} isLive={isLive} onView={setView} />
      )}
    </ErrorBoundary>
  );
}
