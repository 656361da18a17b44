import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

import {hideSurroundings} from './surroundings';

export interface Fullscreen {
  /** The stage fills the screen or, where that is not possible, the window. */
  readonly isFull: boolean;
  /** The browser refused or does not know full screen: the stage fills the window by CSS. */
  readonly isFilled: boolean;
  /** Only after an attempt that the browser refused, to say so. */
  readonly wasRefused: boolean;
  /** The browser took full screen away while something lay over the slides; the window is filled. */
  readonly wasInterrupted: boolean;
  readonly toggle: () => void;
  readonly leave: () => void;
}

/** The presenter's view may stand in a window of its own, hence the element's document. */
const fillsScreen = (element: HTMLElement): boolean => element.ownerDocument.fullscreenElement === element;

/**
 * Full screen of one element. The flag follows the browser (`fullscreenchange`), however it was
 * left; iPhone, embedded frames and refusals get the same view filling the window instead. The
 * browser's answers and events come late and may be passed by a second press or by its own leaving:
 * what was asked for last is kept apart from what is there, and the two are brought together.
 *
 * @param onTaken asked when the browser leaves by itself: true keeps the view, filling the window
 */
export default function useFullscreen(
  ref: RefObject<HTMLElement | null>,
  onTaken?: () => boolean,
): Fullscreen {
  const [isNative, setNative] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const [wasInterrupted, setInterrupted] = useState(false);
  /** What the presenter asked for last. */
  const isWanted = useRef(false);
  /** The browser was asked for something and has not answered. */
  const isBusy = useRef(false);
  const isLeaving = useRef(false);
  const wasThere = useRef(false);
  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });

  const follow = useCallback((): void => {
    const isThere = ref.current !== null && fillsScreen(ref.current);
    const wasTaken = wasThere.current && !isThere && isWanted.current && !isLeaving.current;
    wasThere.current = isThere;
    if (wasTaken) isWanted.current = false;
    const isKept = wasTaken && latest.current?.() === true;
    setNative(isThere);
    if (isThere || isKept) {
      setFilled(isKept);
      setInterrupted(isKept);
      setRefused(false);
    }
  }, [ref]);

  useEffect(() => {
    const owner = ref.current?.ownerDocument ?? document;
    const events = ['fullscreenchange', 'fullscreenerror'];
    for (const event of events) owner.addEventListener(event, follow);
    follow();
    return () => {
      for (const event of events) owner.removeEventListener(event, follow);
    };
  }, [ref, follow]);

  useEffect(() => (isFilled && ref.current ? hideSurroundings(ref.current) : undefined), [isFilled, ref]);

  const settle = useCallback(async (): Promise<void> => {
    const element = ref.current;
    if (!element || isBusy.current) return;
    isBusy.current = true;
    while (isWanted.current !== fillsScreen(element)) {
      if (isWanted.current) {
        try {
          await element.requestFullscreen({navigationUI: 'hide'});
          // The browser may have left again before its event came.
          wasThere.current = true;
          follow();
        } catch {
          isWanted.current = false;
          setFilled(true);
          setInterrupted(false);
          setRefused('requestFullscreen' in element);
        }
      } else {
        // The browser may have left by itself in between; then there is nothing to do.
        isLeaving.current = true;
        await element.ownerDocument.exitFullscreen().catch(() => undefined);
        isLeaving.current = false;
        if (fillsScreen(element)) break;
      }
    }
    isBusy.current = false;
  }, [ref, follow]);

  const ask = useCallback(
    (isFull: boolean): void => {
      isWanted.current = isFull;
      if (!isFull) {
        setFilled(false);
        setInterrupted(false);
      }
      void settle();
    },
    [settle],
  );
  const leave = useCallback((): void => ask(false), [ask]);
  const toggle = useCallback((): void => {
    // The browser is asked: its event comes a moment after the screen, and a second press may lie between.
    const isThere = isBusy.current ? isWanted.current : ref.current !== null && fillsScreen(ref.current);
    ask(!isThere && !(isFilled && !wasInterrupted));
  }, [ref, ask, isFilled, wasInterrupted]);

  return {isFull: isNative || isFilled, isFilled, wasRefused, wasInterrupted, toggle, leave};
}
