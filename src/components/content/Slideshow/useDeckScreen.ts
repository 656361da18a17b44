import {useEffect, useState, type RefObject} from 'react';

import useEscapeLock from './useEscapeLock';
import useFullscreen, {type Fullscreen} from './useFullscreen';
import useIdle from './useIdle';
import useWakeLock from './useWakeLock';

interface Options {
  /** Overview, black screen or help lies over the slides. */
  readonly hasOverlay: boolean;
  readonly onCloseOverlays: () => void;
  /** Asked when the browser leaves full screen: it did so to make way for a window of ours. */
  readonly makesWay: () => boolean;
}

interface DeckScreen {
  readonly fullscreen: Fullscreen;
  /** Nobody has touched anything for a while in full screen. */
  readonly isIdle: boolean;
  /** Nobody has reached for the controls for a while. */
  readonly isBarAway: boolean;
  /** A sentence about full screen may be shown over the slide. */
  readonly isNotice: boolean;
  readonly mayDim: boolean;
}

/** Full screen of the audience's window with all that belongs to it: Escape, sleep, idle controls. */
export default function useDeckScreen(deck: RefObject<HTMLElement | null>, options: Options): DeckScreen {
  const {hasOverlay, onCloseOverlays, makesWay} = options;
  const [isLocking, setLocking] = useState(false);
  const isEscapeOurs = useEscapeLock(isLocking);
  // Where Escape is the browser's, it has closed full screen when it meant what lay over the slides.
  const fullscreen = useFullscreen(deck, () => {
    if (!hasOverlay || isEscapeOurs.current) return makesWay();
    onCloseOverlays();
    return true;
  });
  const {isFull, isFilled} = fullscreen;
  useEffect(() => setLocking(isFull && hasOverlay), [isFull, hasOverlay]);
  // An Escape that the browser takes is no touch of ours, and what it did must be said all the same.
  const {isIdle, isBarAway} = useIdle(deck, isFull, isFilled);
  const mayDim = useWakeLock(isFull);
  return {fullscreen, isIdle, isBarAway, isNotice: isFilled && !isIdle, mayDim};
}
