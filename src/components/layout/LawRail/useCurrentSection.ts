import {useEffect, useState} from 'react';

/**
 * The id of the section that the reader is in, among `ids`. Nothing on the server and until the
 * first one reaches the upper part of the window.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const inView = new Set<string>();
    const sections: Element[] = [];
    const idOf = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          const id = idOf.get(target)!;
          if (isIntersecting) inView.add(id);
          else inView.delete(id);
        }
        // Cards stand side by side: the one in the address wins over the first one.
        const asked = window.location.hash.slice(1);
        const next = inView.has(asked) ? asked : key.split(' ').find((id) => inView.has(id));
        if (next) setCurrent(next);
        // Between two sections the last one stays; above the first there is none.
        else if (sections[0]!.getBoundingClientRect().top > 0) setCurrent(undefined);
      },
      {rootMargin: '-12% 0px -72% 0px'},
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)?.closest('article article, section');
      if (!section) continue;
      sections.push(section);
      idOf.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
