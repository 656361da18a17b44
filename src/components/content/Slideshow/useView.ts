import {useCallback, useEffect, useState} from 'react';

/** Views of the one page: the slides, the same with notes and sources, the presenter's window. */
export type View = 'deck' | 'handout' | 'presenter';

const QUERY: Readonly<Record<string, View>> = {folleto: 'handout', presentador: 'presenter'};

/** Address of a view of the current page, keeping the slide. */
export function addressOf(view: View): string {
  const name = Object.keys(QUERY).find((key) => QUERY[key] === view);
  return `${window.location.pathname}${name ? `?vista=${name}` : ''}${window.location.hash}`;
}

/**
 * The view asked for in the address, `?vista=folleto`. The server always draws the slides, so the
 * view is read after hydration; `isLive` says that it has been.
 */
export default function useView(): {view: View; isLive: boolean; setView: (view: View) => void} {
  const [view, setCurrent] = useState<View>('deck');
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const name = new URLSearchParams(window.location.search).get('vista') ?? '';
    setCurrent((Object.hasOwn(QUERY, name) && QUERY[name]) || 'deck');
    setLive(true);
  }, []);

  const setView = useCallback((next: View): void => {
    window.history.replaceState(window.history.state, '', addressOf(next));
    setCurrent(next);
  }, []);

  return {view, isLive, setView};
}
