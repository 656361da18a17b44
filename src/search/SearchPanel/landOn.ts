const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How long a page may take to arrive and settle. */
const PATIENCE = 4000;
const EVERY = 150;

/**
 * Brings the place that a result names into view once its page is there, and again while what stands
 * above it still grows. Stops as soon as the reader moves. A link to the current address changes
 * nothing in the router, so this is also what answers it.
 */
export default function landOn(url: string): void {
  const {pathname, hash} = new URL(url, window.location.href);
  const id = decodeURIComponent(hash.slice(1));
  if (id === '') return;
  let settled = 0;
  const started = performance.now();
  const stop = (event?: Event): void => {
    // The press that chose the result may still be on its way up.
    if (event && event.timeStamp <= started) return;
    window.clearInterval(timer);
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const timer = window.setInterval(() => {
    const target = window.location.pathname === pathname ? document.getElementById(id) : null;
    if (target) {
      const before = window.scrollY;
      target.scrollIntoView({behavior: 'instant'});
      settled = Math.abs(window.scrollY - before) < 2 ? settled + 1 : 0;
    }
    if (settled >= 4 || performance.now() - started > PATIENCE) stop();
  }, EVERY);
  for (const move of MOVES) window.addEventListener(move, stop, {passive: true});
}
