/** Marks the article in view in both routes of the rail, and names it on the disclosure. */
export default function lawRail(): void {
  const rail = document.querySelector('[data-rail]');
  if (!rail) return;
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
          if (here) here.textContent = link.firstChild!.textContent;
          const column = list.parentElement!;
          // A long route scrolls inside its column, unless the keyboard is walking it.
          if (!column.contains(document.activeElement))
            column.scrollTop = link.offsetTop - column.clientHeight / 2;
        } else link.removeAttribute('aria-current');
        link.toggleAttribute('data-passed', isPassed);
      });
    });
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) inView.add(sections.get(target)!);
        else inView.delete(sections.get(target)!);
      }
      // Cards stand side by side: the one in the address wins over the first one.
      const next = inView.has(location.hash)
        ? location.hash
        : [...sections.values()].find((hash) => inView.has(hash));
      if (next) mark(next);
      // Between two sections the last one stays; above the first there is none.
      else if ([...sections.keys()][0]!.getBoundingClientRect().top > 0) mark(undefined);
    },
    {rootMargin: '-12% 0px -72% 0px'},
  );
  for (const section of sections.keys()) observer.observe(section);
}
