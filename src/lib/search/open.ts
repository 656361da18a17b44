/** Asks the header's search to open; any control of any page may call it. */
const EVENT = 'ce-search-open';

export const openSearch = (): void => void window.dispatchEvent(new Event(EVENT));

/** Calls back whenever something asks for search. Returns how to stop. */
export function onOpenSearch(callback: () => void): () => void {
  window.addEventListener(EVENT, callback);
  return () => window.removeEventListener(EVENT, callback);
}
