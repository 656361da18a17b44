/*
 * Inline on the pages of a law, which are long: while `data-later` is on `<html>`, style sheets let what
 * is far from the window wait for its layout (`content-visibility`). A slow phone shows the first lines
 * and opens a menu without having laid out all articles. It goes as soon as something leads further
 * down, for places are only right once everything has its height: so also where the page opens there
 * (a hash, a reload, Back), and in browsers that lose the reader's place when heights change.
 */
(() => {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash || !CSS.supports('overflow-anchor:auto')) return;
  root.dataset['later'] = '';
  const layOut = (): void => void delete root.dataset['later'];
  new MutationObserver(layOut).observe(root, {attributeFilter: ['data-has-hydrated']});
  addEventListener('click', ({target}) => (target as Element).closest('a') && layOut(), {capture: true});
  addEventListener('keydown', ({key}) => key === 'End' && layOut(), {capture: true});
  addEventListener('hashchange', () => {
    if (!('later' in root.dataset)) return;
    layOut();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
})();
