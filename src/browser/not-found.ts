/*
 * Inline on the not-found page. Leads on to the page that was meant, where it exists: GitHub Pages answers
 * `/rieeb/` and `/Rieeb` with this page, and messages carry the full stop after an address along. Writes the
 * attempted path down.
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

  const [, folder, name] = /^(.*?\/)([^/]*?)(?:\.html?)?[\s/.,;:!?)\]}>"'»”’…]*$/i.exec(readable)!;
  const meant =
    folder! +
    encodeURI(
      name!
        .toLowerCase()
        // Whoever types the address of a law knows its number.
        .replace(/^ley[- _]?(\d{4})(?:-de-2025)?$/, 'ley-$1-de-2025'),
    );
  if (!name || meant === path) return;
  void fetch(meant, {method: 'HEAD'}).then(
    ({ok}) => ok && location.replace(meant + location.search + location.hash),
    // Without a line the page stays as it is.
    () => undefined,
  );
})();
