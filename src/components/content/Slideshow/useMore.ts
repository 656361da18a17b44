import {useEffect, useState, type RefObject} from 'react';

/** At the foot of a small window lie the keys for moving: what they cover is not seen. */
const BAR = '0px 0px -96px 0px';

/** Whether `end` is out of sight: there is more to read, in a box that scrolls or on a page that does. */
export default function useMore(end: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = end.current;
    // Of the window in which the element stands, which may not be this one.
    const view = element?.ownerDocument.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!element || !view) return undefined;
    const observer = new view.IntersectionObserver(([entry]) => setMore(entry?.isIntersecting === false), {
      rootMargin: BAR,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, content]);
  return hasMore;
}
