import {useEffect, useRef, type RefObject} from 'react';

import {swipeFrom} from './swipe';

const currentZoom = (): number => window.visualViewport?.scale ?? 1;

/**
 * Swipes on the stage. Listeners are passive: scrolling and pinch zoom stay the browser's. While the
 * page is zoomed the stage carries `data-zoomed`, so that CSS gives all gestures back to panning.
 */
export default function useSwipe(
  ref: RefObject<HTMLElement | null>,
  onSwipe: (move: 'next' | 'previous') => void,
): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });

  useEffect(() => {
    const stage = ref.current;
    if (!stage) return undefined;
    let start: {x: number; y: number; time: number} | undefined;
    let fingers = 0;

    const handleStart = (event: TouchEvent): void => {
      fingers = Math.max(fingers, event.touches.length);
      const touch = event.touches[0];
      if (event.touches.length === 1 && touch)
        start = {x: touch.clientX, y: touch.clientY, time: event.timeStamp};
    };
    const handleEnd = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (event.touches.length > 0) return;
      if (start && touch) {
        const move = swipeFrom({
          startX: start.x,
          startY: start.y,
          endX: touch.clientX,
          endY: touch.clientY,
          milliseconds: event.timeStamp - start.time,
          fingers,
          windowWidth: window.innerWidth,
          zoom: currentZoom(),
          hasSelection: window.getSelection()?.isCollapsed === false,
        });
        if (move) latest.current(move);
      }
      start = undefined;
      fingers = 0;
    };
    const handleCancel = (): void => {
      start = undefined;
      fingers = 0;
    };
    const handleZoom = (): void => {
      stage.toggleAttribute('data-zoomed', currentZoom() > 1.01);
    };

    stage.addEventListener('touchstart', handleStart, {passive: true});
    stage.addEventListener('touchend', handleEnd, {passive: true});
    stage.addEventListener('touchcancel', handleCancel, {passive: true});
    window.visualViewport?.addEventListener('resize', handleZoom);
    handleZoom();
    return () => {
      stage.removeEventListener('touchstart', handleStart);
      stage.removeEventListener('touchend', handleEnd);
      stage.removeEventListener('touchcancel', handleCancel);
      window.visualViewport?.removeEventListener('resize', handleZoom);
    };
  }, [ref]);
}
