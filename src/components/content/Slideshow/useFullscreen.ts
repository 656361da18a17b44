import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

import {hideSurroundings} from './surroundings';

interface WebkitElement extends HTMLElement {
  webkitRequestFullscreen?: () => Promise<void> | void;
}
interface WebkitDocument extends Document {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => Promise<void> | void;
}

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
const fullscreenElement = (owner: Document): Element | null =>
  owner.fullscreenElement ?? (owner as WebkitDocument).webkitFullscreenElement ?? null;

/**
 * Full screen of one element. The flag follows the browser (`fullscreenchange`), however it was
 * left; iPhone, embedded frames and refusals get the same view filling the window instead.
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
  const pending = useRef(false);
  const isLeaving = useRef(false);
  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });

  useEffect(() => {
    const owner = ref.current?.ownerDocument ?? document;
    let wasOurs = false;
    const handleChange = (): void => {
      const isOurs = ref.current !== null && fullscreenElement(owner) === ref.current;
      const wasTaken = wasOurs && !isOurs && !isLeaving.current && latest.current?.() === true;
      wasOurs = isOurs;
      if (!isOurs) isLeaving.current = false;
      setNative(isOurs);
      if (isOurs || wasTaken) {
        setFilled(wasTaken);
        setInterrupted(wasTaken);
        setRefused(false);
      }
    };
    const events = ['fullscreenchange', 'webkitfullscreenchange', 'fullscreenerror', 'webkitfullscreenerror'];
    for (const event of events) owner.addEventListener(event, handleChange);
    handleChange();
    return () => {
      for (const event of events) owner.removeEventListener(event, handleChange);
    };
  }, [ref]);

  useEffect(() => (isFilled && ref.current ? hideSurroundings(ref.current) : undefined), [isFilled, ref]);

  const leave = useCallback((): void => {
    setFilled(false);
    setInterrupted(false);
    const owner = (ref.current?.ownerDocument ?? document) as WebkitDocument;
    if (!fullscreenElement(owner)) return;
    isLeaving.current = true;
    const done = owner.exitFullscreen ? owner.exitFullscreen() : owner.webkitExitFullscreen?.();
    // The browser may have left by itself in between; then there is nothing to do.
    if (done) done.catch(() => undefined);
  }, [ref]);

  const enter = useCallback(async (): Promise<void> => {
    const element = ref.current as WebkitElement | null;
    if (!element || pending.current) return;
    pending.current = true;
    const isPossible = Boolean(element.requestFullscreen ?? element.webkitRequestFullscreen);
    try {
      if (!isPossible) throw new Error('no element full screen');
      if (element.requestFullscreen) await element.requestFullscreen({navigationUI: 'hide'});
      else await element.webkitRequestFullscreen!();
      setRefused(false);
    } catch {
      setFilled(true);
      setInterrupted(false);
      setRefused(isPossible);
    } finally {
      pending.current = false;
    }
  }, [ref]);

  const toggle = useCallback((): void => {
    // The browser is asked: its event comes a moment after the screen, and a second press may lie between.
    const isOurs = ref.current !== null && fullscreenElement(ref.current.ownerDocument) === ref.current;
    if (isOurs || (isFilled && !wasInterrupted)) leave();
    else void enter();
  }, [ref, isFilled, wasInterrupted, leave, enter]);

  return {isFull: isNative || isFilled, isFilled, wasRefused, wasInterrupted, toggle, leave};
}
