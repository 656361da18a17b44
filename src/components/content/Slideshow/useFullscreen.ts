import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

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
  readonly toggle: () => void;
  readonly leave: () => void;
}

const fullscreenElement = (): Element | null =>
  document.fullscreenElement ?? (document as WebkitDocument).webkitFullscreenElement ?? null;

/** Everything beside the deck leaves the Tab order while the deck covers it. */
function hideSurroundings(deck: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  for (
    let node: HTMLElement = deck;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (
        sibling instanceof HTMLElement &&
        sibling !== node &&
        !sibling.inert &&
        sibling.tagName !== 'SCRIPT'
      ) {
        sibling.inert = true;
        hidden.push(sibling);
      }
    }
  }
  const root = document.documentElement;
  root.classList.add('deck-fills-window');
  return () => {
    for (const element of hidden) element.inert = false;
    root.classList.remove('deck-fills-window');
  };
}

/**
 * Full screen of one element. The flag follows the browser (`fullscreenchange`), however it was
 * left; iPhone, embedded frames and refusals get the same view filling the window instead.
 */
export default function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const [isNative, setNative] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const pending = useRef(false);

  useEffect(() => {
    const handleChange = (): void => {
      const isOurs = ref.current !== null && fullscreenElement() === ref.current;
      setNative(isOurs);
      if (isOurs) setFilled(false);
    };
    const events = ['fullscreenchange', 'webkitfullscreenchange', 'fullscreenerror', 'webkitfullscreenerror'];
    for (const event of events) document.addEventListener(event, handleChange);
    handleChange();
    return () => {
      for (const event of events) document.removeEventListener(event, handleChange);
    };
  }, [ref]);

  useEffect(() => (isFilled && ref.current ? hideSurroundings(ref.current) : undefined), [isFilled, ref]);

  const leave = useCallback((): void => {
    setFilled(false);
    if (!fullscreenElement()) return;
    const owner = document as WebkitDocument;
    const done = owner.exitFullscreen ? owner.exitFullscreen() : owner.webkitExitFullscreen?.();
    // The browser may have left by itself in between; then there is nothing to do.
    if (done) done.catch(() => undefined);
  }, []);

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
      setRefused(isPossible);
    } finally {
      pending.current = false;
    }
  }, [ref]);

  const isFull = isNative || isFilled;
  const toggle = useCallback((): void => {
    if (isFull) leave();
    else void enter();
  }, [isFull, leave, enter]);

  return {isFull, isFilled, wasRefused, toggle, leave};
}
