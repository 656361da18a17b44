/*
 * Inline on the not-found page, whose scripts are held back: writes the attempted path down, as
 * `NotFoundScreen/useAttemptedPath.ts` does after client navigation.
 */
(() => {
  const path = location.pathname;
  let readable = path;
  try {
    readable = decodeURI(path);
  } catch {
    // Badly encoded: as it came.
  }
  console.error(`404, ruta no encontrada: ${[...new Set([path, readable])].join(' = ')}`);
})();
