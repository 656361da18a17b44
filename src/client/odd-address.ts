/**
 * An address with a broken percent code («/%E0%A4%A») makes the router throw before it draws
 * anything. Runs before the router: writes each stray `%` as `%25`, which reads the same.
 */
export function mendPath(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replace(/%/g, '%25');
  }
}

if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const mended = mendPath(pathname);
  if (mended !== pathname) window.history.replaceState(window.history.state, '', mended + search + hash);
}
