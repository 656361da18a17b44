/*
 * Inline on every page, before its first paint: the mode that the visitor chose, else the system's. From then on
 * `components/ui/ColorModeButton/browser.ts` sets both attributes.
 */
declare const MODE_KEY: string;

(() => {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(MODE_KEY);
  } catch {
    // Nothing may be kept here.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  Object.assign(document.documentElement.dataset, {
    theme: choice ?? system,
    themeChoice: choice ?? 'system',
  });
})();
