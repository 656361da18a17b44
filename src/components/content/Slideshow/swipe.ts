export interface Gesture {
  /** Where the finger went down and came up, in CSS pixels of the window. */
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  readonly milliseconds: number;
  /** The most fingers that touched at once. */
  readonly fingers: number;
  /** Width of the window. */
  readonly windowWidth: number;
  /** Pinch zoom of the page, 1 when it is not zoomed. */
  readonly zoom: number;
  /** Text is being selected. */
  readonly hasSelection: boolean;
}

/** Nearer to the border than this, the gesture is the browser's own («atrás»). */
const EDGE = 28;
const DISTANCE = 48;
const MAX_MILLISECONDS = 700;
/** Sideways at least this many times more than up or down: 45° is a scroll, not a swipe. */
const STRAIGHTNESS = 1.8;

/** The move that a finished touch asks for, or undefined when it was anything but a plain swipe. */
export function swipeFrom(gesture: Gesture): 'next' | 'previous' | undefined {
  const {startX, startY, endX, endY, milliseconds, fingers, windowWidth, zoom, hasSelection} = gesture;
  if (fingers !== 1 || zoom > 1.01 || hasSelection || milliseconds > MAX_MILLISECONDS) return undefined;
  if (startX < EDGE || startX > windowWidth - EDGE) return undefined;
  const across = endX - startX;
  if (Math.abs(across) < DISTANCE || Math.abs(across) < STRAIGHTNESS * Math.abs(endY - startY))
    return undefined;
  return across < 0 ? 'next' : 'previous';
}
