/** How long a smooth scroll may still be on its way, in milliseconds. */
const PATIENCE = 1500;
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings an element under the header and keeps it there while the page settles. Opening or closing a
 * block moves the page under a smooth scroll on its way to a hash, which then ends beside its target;
 * each end of a scroll is put right, until the visitor scrolls or a moment has passed. Returns the stop.
 */
export function settleOn(target: Element): () => void {
  const jump = (): void => target.scrollIntoView({behavior: 'instant'});
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('scrollend', jump);
    HANDS.forEach((name) => window.removeEventListener(name, stop));
  };
  const timer = setTimeout(stop, PATIENCE);
  document.addEventListener('scrollend', jump);
  HANDS.forEach((name) => window.addEventListener(name, stop, {passive: true}));
  jump();
  return stop;
}
