import {useCallback, useEffect, useRef, useState} from 'react';

import {mirrorInto} from './mirror';
import {addressOf} from './useView';

export type PresenterProblem = 'blocked' | 'unreachable';

export interface PresenterWindow {
  readonly open: () => void;
  /** A window that this page opened is there. */
  readonly isOpen: () => boolean;
  /** A window was opened a moment ago, for which some browsers leave full screen. */
  readonly hasJustOpened: () => boolean;
  readonly problem: PresenterProblem | undefined;
  /** The show has gone on: what went wrong is not said over the next slide. */
  readonly forgetProblem: () => void;
  /** Where this page must draw the presenter's view itself, because the network is gone. */
  readonly container: HTMLElement | undefined;
}

const NAME = 'catedra-presentador';
const FEATURES = 'popup,width=1200,height=760';
/** A room's network may be there and lead nowhere. */
const PATIENCE = 2500;
/** Firefox loads the empty page a moment after it has opened it, and drops what was there. */
const SETTLING = 100;
/** A window that is closing is still found under its name for a moment. */
const CLOSING = 250;
/** Leaving full screen for the new window takes no longer than this. */
const SWITCHING = 2000;

async function isReachable(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(address, {method: 'HEAD', signal: AbortSignal.timeout(PATIENCE)})).ok;
  } catch {
    return false;
  }
}

/** Nothing is in it yet. A window of this name that went to another site is started anew. */
function isFresh(opened: Window): boolean {
  try {
    return opened.location.href === 'about:blank' && !opened.document.body.hasChildNodes();
  } catch {
    return true;
  }
}

/**
 * The presenter's window. It loads the page again, so that either window can be closed; without a
 * network it opens empty and this window draws into it.
 *
 * @param load brings the code of the presenter's view; it fails when it was never fetched
 */
export default function usePresenterWindow(load: () => Promise<unknown>): PresenterWindow {
  const [problem, setProblem] = useState<PresenterProblem>();
  const [container, setContainer] = useState<HTMLElement>();
  const isArriving = useRef(false);
  const openedAt = useRef(-Infinity);
  const view = useRef<Window>(undefined);

  const open = useCallback(
    function start(): void {
      // At once and empty: after waiting for the network it would count as a popup nobody asked for.
      const opened = window.open('', NAME, FEATURES);
      setProblem(opened ? undefined : 'blocked');
      if (!opened) return;
      openedAt.current = performance.now();
      view.current = opened;
      opened.focus();
      // A second press finds the window that is already there, or one that is just closing.
      if (isArriving.current) return;
      if (!isFresh(opened)) {
        window.setTimeout(() => {
          if (opened.closed) start();
        }, CLOSING);
        return;
      }
      isArriving.current = true;
      const arrive = async (): Promise<void> => {
        const address = addressOf('presenter');
        if (await isReachable(address)) {
          opened.location.replace(address);
          return;
        }
        try {
          await load();
          await new Promise((resolve) => window.setTimeout(resolve, SETTLING));
          if (!opened.closed) setContainer(mirrorInto(opened));
        } catch {
          opened.close();
          setProblem('unreachable');
        }
      };
      void arrive().finally(() => (isArriving.current = false));
    },
    [load],
  );

  useEffect(() => {
    const mirror = container?.ownerDocument.defaultView;
    if (!mirror) return undefined;
    const forget = (): void => setContainer(undefined);
    // Drawn from here, it cannot outlive this page.
    const close = (): void => mirror.close();
    mirror.addEventListener('pagehide', forget);
    window.addEventListener('pagehide', close);
    return () => {
      mirror.removeEventListener('pagehide', forget);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [container]);

  const forgetProblem = useCallback((): void => setProblem(undefined), []);
  const hasJustOpened = useCallback(() => performance.now() - openedAt.current < SWITCHING, []);
  const isOpen = useCallback(() => view.current?.closed === false, []);
  return {open, isOpen, hasJustOpened, problem, forgetProblem, container};
}
