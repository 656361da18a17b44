/*
 * Asked for by `later.ts` once a law is scrolled, while React's scripts are held back: marks the article
 * in view, as `LawRail/useCurrentSection.ts` does once React has taken over, and then stops. Small enough
 * to be cheaper than asking for React, which scrolling must not do; the style sheet alone could not,
 * since several browsers do not tie animations to scrolling yet, and screen readers would not know.
 */
(() => {
  const start = (): void => {
    const rail = document.querySelector('[data-rail]')!;
    const here = rail.querySelector('summary [data-here]');
    const sections = new Map<Element, string>();
    rail.querySelectorAll('a').forEach(({hash}) => {
      const section = document.getElementById(hash.slice(1))?.closest('article article, section');
      if (section && !sections.has(section)) sections.set(section, hash);
    });
    const inView = new Set<string>();

    const mark = (current: string | undefined): void => {
      if (here) here.textContent = '';
      rail.querySelectorAll('ol').forEach((list) => {
        let isPassed = current !== undefined;
        list.querySelectorAll('a').forEach((link) => {
          if (link.hash === current) {
            isPassed = false;
            link.setAttribute('aria-current', 'location');
            if (here) here.textContent = link.textContent;
            const column = list.parentElement!;
            // The keyboard may be walking the column.
            if (!column.contains(document.activeElement)) {
              column.scrollTop = link.offsetTop - column.clientHeight / 2;
            }
          } else link.removeAttribute('aria-current');
          link.toggleAttribute('data-passed', isPassed);
        });
      });
    };

    const observer = new IntersectionObserver(
      (entries) => {
        if (document.documentElement.dataset['hasHydrated'] === 'true') {
          observer.disconnect();
          return;
        }
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) inView.add(sections.get(target)!);
          else inView.delete(sections.get(target)!);
        }
        const next = inView.has(location.hash)
          ? location.hash
          : [...sections.values()].find((hash) => inView.has(hash));
        if (next) mark(next);
        else if ([...sections.keys()][0]!.getBoundingClientRect().top > 0) mark(undefined);
      },
      {rootMargin: '-12% 0px -72% 0px'},
    );
    for (const section of sections.keys()) observer.observe(section);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
