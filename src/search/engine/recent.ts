const KEY = 'catedra-busquedas';
const MAX = 5;

/** Latest searches, newest first. A browser that keeps nothing just has none. */
export function readRecent(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value)
      ? value.filter((text): text is string => typeof text === 'string').slice(0, MAX)
      : [];
  } catch {
    return [];
  }
}

export function addRecent(text: string): string[] {
  const clean = text.trim().slice(0, 80);
  if (clean === '') return readRecent();
  const next = [clean, ...readRecent().filter((other) => other.toLowerCase() !== clean.toLowerCase())].slice(
    0,
    MAX,
  );
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Full or forbidden storage: the list lasts as long as the page.
  }
  return next;
}

export function clearRecent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
