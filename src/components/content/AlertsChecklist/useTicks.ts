import {useEffect, useState, useSyncExternalStore} from 'react';

import {keep, readKept} from '@site/src/lib/kept';

const KEY = 'ce-lista-de-alertas';

const NONE: readonly string[] = [];

/** What is ticked, for as long as the list is awake. */
function createStore() {
  const listeners = new Set<() => void>();
  let ticked: readonly string[] | undefined;
  return {
    /**
     * First what this browser keeps, and the boxes that the visitor ticked before the list was awake: asked for
     * before React may draw the boxes anew, as it does in a page that was translated.
     */
    read: (): readonly string[] => {
      if (!ticked) {
        const boxes = document.querySelectorAll<HTMLInputElement>(
          '[data-print-part=checklist] input:checked',
        );
        ticked = [...new Set([...readKept(KEY), ...Array.from(boxes, ({name}) => name)])];
      }
      return ticked;
    },
    write: (next: readonly string[]): void => {
      ticked = next;
      keep(KEY, next);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export interface Ticks {
  /** Ids of the groups that are ticked, in the order of the list. */
  readonly ticked: readonly string[];
  readonly toggle: (id: string, isTicked: boolean) => void;
  readonly clear: () => void;
}

/**
 * Ticks of the checklist, kept in this browser only.
 *
 * @param ids every id of the list; stored ids that no longer exist are left out
 */
export function useTicks(ids: readonly string[]): Ticks {
  const [{subscribe, read, write}] = useState(createStore);
  const all = useSyncExternalStore(subscribe, read, () => NONE);
  // Those from before the list was awake are kept from now on.
  useEffect(() => void keep(KEY, read()), [read]);
  return {
    ticked: ids.filter((id) => all.includes(id)),
    toggle: (id, isTicked) => write(isTicked ? [...read(), id] : read().filter((other) => other !== id)),
    clear: () => write(NONE),
  };
}
