import {useCallback, useEffect, useState, type RefObject} from 'react';

const KEY = 'ce-lista-de-alertas';

/** Private windows and full disks refuse storage: then the ticks live as long as the page. */
function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length > 0) window.localStorage.setItem(KEY, JSON.stringify(ids));
    else window.localStorage.removeItem(KEY);
  } catch {
    // Nothing to mend: the list still works.
  }
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
 * @param root holds the boxes, named by id: the visitor may have ticked some before scripts ran
 */
export function useTicks(ids: readonly string[], root: RefObject<HTMLElement | null>): Ticks {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const save = useCallback((next: readonly string[]): void => {
    setTicked(next);
    write(next);
  }, []);
  // After hydration, so that the HTML of the server matches.
  useEffect(() => {
    const stored = read();
    const early = [...(root.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
      .map(({name}) => name)
      .filter((name) => !stored.includes(name));
    if (early.length > 0) save([...stored, ...early]);
    else setTicked(stored);
  }, [root, save]);
  return {
    ticked: ids.filter((id) => ticked.includes(id)),
    toggle: (id, isTicked) => save(isTicked ? [...ticked, id] : ticked.filter((other) => other !== id)),
    clear: () => save([]),
  };
}
