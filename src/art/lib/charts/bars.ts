import {scaleLinear} from 'd3-scale';

import {element, figure, label} from './svg';

export interface Bar {
  readonly value: number;
  /** The value as people read it. */
  readonly display: string;
  /** What the bar is, over it. */
  readonly caption: string;
}

export interface BarColors {
  /** Ground and text of the first bar. */
  readonly pale: string;
  readonly paleText: string;
  /** Ground and text of the second bar. */
  readonly full: string;
  readonly fullText: string;
}

/**
 * Before and after on one scale that starts at zero: pale is before, full is after, and a bracket
 * under them marks the difference. Returns the content of a drawing and its height.
 */
export function drawBeforeAfter(
  [before, after]: readonly [Bar, Bar],
  difference: string,
  {width, colors}: {readonly width: number; readonly colors: BarColors},
): {content: string; height: number} {
  const scale = scaleLinear([0, Math.max(before.value, after.value)], [0, width - 4]);
  const [barHeight, gap] = [44, 30];
  const bar = (
    {value, display, caption}: Bar,
    y: number,
    fill: string,
    text: string,
    stroke?: string,
  ): string =>
    [
      label(2, y - 8, caption, {'font-weight': 600}),
      element('rect', {
        x: 2,
        y,
        width: scale(value),
        height: barHeight,
        rx: 8,
        fill,
        stroke,
        'stroke-width': stroke && 1.5,
      }),
      figure(16, y + 31, display, {fill: text}),
    ].join('');
  const first = 24;
  const second = first + barHeight + gap;
  const [from, to] = [scale(before.value) + 2, scale(after.value) + 2].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const foot = second + barHeight + 10;
  const bracket = element('path', {
    d: `M${from.toFixed(1)} ${foot}v8H${to.toFixed(1)}v-8`,
    fill: 'none',
    stroke: 'var(--ce-tinta)',
    'stroke-width': 2,
  });
  const dotted = (y1: number, y2: number, stroke: string): string =>
    element('path', {
      d: `M${from.toFixed(1)} ${y1}V${y2}`,
      stroke,
      'stroke-width': 2,
      'stroke-dasharray': '0.5 5',
      'stroke-linecap': 'round',
    });
  const guide =
    dotted(first + barHeight + 5, second - 3, 'var(--ce-tinta)') +
    dotted(second + 5, second + barHeight - 3, colors.fullText);
  const middle = Math.min((from + to) / 2, width - 40);
  const content = [
    bar(before, first, colors.pale, colors.paleText, colors.paleText),
    bar(after, second, colors.full, colors.fullText),
    guide,
    bracket,
    label(middle, foot + 32, difference, {
      'text-anchor': 'middle',
      'font-size': 18,
      'font-weight': 800,
      'font-stretch': '80%',
    }),
  ].join('');
  return {content, height: foot + 42};
}
