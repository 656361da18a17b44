import {describe, expect, it} from 'vitest';

import {swipeFrom, type Gesture} from './swipe';

const swipe = (gesture: Partial<Gesture>) =>
  swipeFrom({
    startX: 250,
    startY: 300,
    endX: 120,
    endY: 306,
    milliseconds: 220,
    fingers: 1,
    windowWidth: 360,
    zoom: 1,
    hasSelection: false,
    ...gesture,
  });

describe('swipeFrom', () => {
  it('moves with the finger', () => {
    expect(swipe({})).toBe('next');
    expect(swipe({startX: 120, endX: 250})).toBe('previous');
  });

  it.each([
    ['a tap', {endX: 240}],
    ['a scroll', {endX: 245, endY: 60}],
    ['a diagonal', {endX: 150, endY: 400}],
    ['two fingers', {fingers: 2}],
    ['a zoomed page', {zoom: 1.6}],
    ['a selection', {hasSelection: true}],
    ['a slow drag', {milliseconds: 1400}],
    ['the left edge', {startX: 8, endX: 200}],
    ['the right edge', {startX: 356, endX: 150}],
  ])('leaves %s to the browser', (_name, gesture) => {
    expect(swipe(gesture)).toBeUndefined();
  });
});
