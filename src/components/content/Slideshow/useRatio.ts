import {useCallback, useRef, type RefObject} from 'react';

const ratioOfElement = (element: Element): number =>
  Math.round((element.clientWidth / element.clientHeight) * 1000) / 1000;

/**
 * The shape of the slide that the audience sees: the presenter's picture takes the same one, so that a place
 * pointed at is the same place.
 */
export default function useRatio(stage: RefObject<HTMLElement | null>): {
  readonly ratioOf: () => number | undefined;
  /** Calls back whenever the shape changes; returns what ends it. */
  readonly watchRatio: (onChange: (ratio: number | undefined) => void) => () => void;
} {
  const last = useRef<number>(undefined);
  const ratioOf = useCallback((): number | undefined => {
    // Neither in the overview nor in the handout is a slide as it is shown.
    const item = stage.current?.querySelector('[data-current]');
    if (item && getComputedStyle(item).position === 'absolute') last.current = ratioOfElement(item);
    return last.current;
  }, [stage]);
  const watchRatio = useCallback(
    (onChange: (ratio: number | undefined) => void) => {
      const observer = new ResizeObserver(() => {
        const before = last.current;
        const now = ratioOf();
        if (now !== before) onChange(now);
      });
      if (stage.current) observer.observe(stage.current);
      return () => observer.disconnect();
    },
    [stage, ratioOf],
  );
  return {ratioOf, watchRatio};
}
