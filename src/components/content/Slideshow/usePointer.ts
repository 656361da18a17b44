import {useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject} from 'react';

import {movePointer} from './Pointer';
import type {Point} from './reducer';

const MIDDLE: Point = {x: 0.5, y: 0.5};
/** Of the slide, a press of an arrow. */
const NUDGE = 0.02;
const clamp = (part: number): number => Math.min(Math.max(part, 0), 1);

export interface PresenterPointer {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly nudge: (across: number, down: number) => void;
  /** Where it is or was last. */
  readonly place: () => Point;
  readonly dot: RefObject<SVGSVGElement | null>;
  /** For the picture of the slide on show. */
  readonly handlers: {
    readonly onPointerMove?: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave?: () => void;
  };
}

/**
 * The pointer that all see: on, it follows mouse, finger or Shift with the arrows over the picture of the
 * slide, and goes when they leave it.
 */
export default function usePointer(point: (at: Point | undefined) => void, index: number): PresenterPointer {
  const [isOn, setOn] = useState(false);
  const dot = useRef<SVGSVGElement>(null);
  const last = useRef(MIDDLE);

  const show = useCallback(
    (at: Point | undefined): void => {
      if (at) last.current = at;
      movePointer(dot.current, at);
      point(at);
    },
    [point],
  );
  // Another slide: nothing is pointed at until the hand moves.
  useEffect(() => {
    last.current = MIDDLE;
    show(undefined);
  }, [index, show]);

  const follow = (event: PointerEvent<HTMLElement>): void => {
    const {left, top, width, height} = event.currentTarget.getBoundingClientRect();
    show({x: clamp((event.clientX - left) / width), y: clamp((event.clientY - top) / height)});
  };
  return {
    isOn,
    toggle: () => {
      if (isOn) show(undefined);
      setOn(!isOn);
    },
    nudge: (across, down) =>
      show({x: clamp(last.current.x + across * NUDGE), y: clamp(last.current.y + down * NUDGE)}),
    place: () => last.current,
    dot,
    handlers: isOn
      ? {onPointerMove: follow, onPointerDown: follow, onPointerLeave: () => show(undefined)}
      : {},
  };
}
