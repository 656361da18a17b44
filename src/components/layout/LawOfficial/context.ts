import {createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import type {OfficialArticles} from '@site/src/plugins/site-laws/types';

/** Where this browser keeps the reader's choice. */
export const OFFICIAL_KEY = 'ce-texto-oficial';
const CLOSED = 'cerrado';

export interface OfficialPage {
  readonly official: OfficialArticles;
  readonly isOpen: boolean;
  /** Opens or closes the text of every article, and keeps the one that was pressed where it is. */
  readonly choose: (pressed: HTMLDetailsElement) => void;
}

export const OfficialContext = createContext<OfficialPage | null>(null);
export const useOfficial = (): OfficialPage | null => useContext(OfficialContext);

/** Private windows and full disks refuse storage: then the choice lives as long as the page. */
function readClosed(): boolean {
  try {
    return window.localStorage.getItem(OFFICIAL_KEY) === CLOSED;
  } catch {
    return false;
  }
}

function write(isOpen: boolean): void {
  try {
    if (isOpen) window.localStorage.removeItem(OFFICIAL_KEY);
    else window.localStorage.setItem(OFFICIAL_KEY, CLOSED);
  } catch {
    // Nothing to mend: the texts still open and close.
  }
}

/** Browsers without `::details-content` print a closed block closed. */
function usePrintOpen(isOpen: boolean): void {
  useEffect(() => {
    const set = (value: boolean) => (): void => {
      for (const block of document.querySelectorAll<HTMLDetailsElement>('details[data-official]')) {
        block.open = value;
      }
    };
    const open = set(true);
    const restore = set(isOpen);
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [isOpen]);
}

/** The official text of a law and the reader's choice, one for all articles, kept in this browser. */
export function useOfficialPage(official: OfficialArticles): OfficialPage {
  const [isOpen, setOpen] = useState(true);
  const mustLand = useRef(false);
  useLayoutEffect(() => {
    // The reader may have closed one before scripts ran: that was the choice.
    const hasClosed = document.querySelector('details[data-official]:not([open])') !== null;
    const wasClosed = readClosed();
    if (!official || !(hasClosed || wasClosed)) return;
    mustLand.current = wasClosed;
    if (!wasClosed) write(false);
    setOpen(false);
  }, [official]);
  // The texts above an article in the address have closed: land on it again, before anything is painted.
  useLayoutEffect(() => {
    if (!mustLand.current || isOpen) return;
    mustLand.current = false;
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({behavior: 'instant'});
  }, [isOpen]);
  usePrintOpen(isOpen);
  return useMemo(
    () => ({
      official,
      isOpen,
      choose: (pressed) => {
        if (pressed.open === isOpen) return;
        const before = pressed.getBoundingClientRect().top;
        write(pressed.open);
        flushSync(() => setOpen(pressed.open));
        window.scrollBy({top: pressed.getBoundingClientRect().top - before, behavior: 'instant'});
      },
    }),
    [official, isOpen],
  );
}
