/*
 * Inline on the pages of a law, which are long: what readers get once they go further down.
 *
 * While `data-later` is on `<html>`, style sheets let what is far from the window wait for its layout
 * (`content-visibility`). A slow phone shows the first lines and opens a menu without having laid out all
 * articles; once the page has rested a while, idle moments lay out one after the other (`data-laid`). All
 * at once as soon as something leads further down, for places are only right once everything has its
 * height: so also where the page opens there (a hash, a reload, Back), and in browsers that lose the
 * reader's place when heights change.
 */

(() => {
  /** How long after it has loaded a page is left to the first thing that a visitor does, in milliseconds. */
  const REST = 500;
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash || !CSS.supports('overflow-anchor:auto')) return;
  root.dataset['later'] = '';
  const isLater = (): boolean => 'later' in root.dataset;
  // Safari has no idle moments to give.
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  const layOut = (): void => void delete root.dataset['later'];
  addEventListener('click', ({target}) => (target as Element).closest('a') && layOut(), {capture: true});
  addEventListener('keydown', ({key}) => key === 'End' && layOut(), {capture: true});
  addEventListener('hashchange', () => {
    if (!isLater()) return;
    layOut();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
  addEventListener('load', () => {
    const parts = document
      .querySelectorAll<HTMLElement>(
        'section,article article,article article:first-of-type>*,:is(main,body>*)>footer',
      )
      .values();
    const layOutOne = (): void => {
      const {value} = parts.next();
      if (!value) layOut();
      if (!isLater()) return;
      value!.dataset['laid'] = '';
      whenIdle(layOutOne);
    };
    setTimeout(() => whenIdle(layOutOne), REST);
  });
})();
