/** Words that this browser keeps under a key. Private windows and full disks refuse storage: then there are none. */
export function readKept(key: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the words in this browser; none leave nothing behind. Whether the browser let it. */
export function keep(key: string, words: readonly string[]): boolean {
  try {
    if (words.length > 0) localStorage.setItem(key, JSON.stringify(words));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** What is said where the browser did not let it. */
export const UNKEPT = 'Este navegador no deja guardar: las marcas duran hasta que cierre esta página.';
