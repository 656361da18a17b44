import {scaleLinear} from 'd3-scale';

import {element, figure, label} from './svg';

export interface SlopePoint {
  readonly value: number;
  /** The value as people read it. */
  readonly display: string;
  /** What stands under the point: a year. */
  readonly caption: string;
}

interface SlopeOptions {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** Top of the scale, which starts at zero. */
  readonly max: number;
  /** Values with a guide line, zero among them. */
  readonly guides: readonly {readonly value: number; readonly display: string}[];
}

/** Two points in time joined by a line, over a scale from zero that does not exaggerate the change. */
export function drawSlope(
  [start, end]: readonly [SlopePoint, SlopePoint],
  {width, height, color, max, guides}: SlopeOptions,
): string {
  const bottom = height - 30;
  const y = scaleLinear([0, max], [bottom, 12]);
  const [x1, x2] = [width * 0.26, width * 0.8];
  const lines = guides
    .map(({value, display}) =>
      [
        element('path', {
          d: `M44 ${y(value).toFixed(1)}H${width}`,
          stroke: 'var(--ce-linea-fuerte)',
          'stroke-width': value === 0 ? 2 : 1,
          'stroke-dasharray': value === 0 ? undefined : '2 4',
        }),
        label(42, y(value) + 5, display, {'text-anchor': 'end', fill: 'var(--ce-tinta-2)', 'font-size': 16}),
      ].join(''),
    )
    .join('');
  const stem = (x: number, value: number): string =>
    element('path', {
      d: `M${x.toFixed(1)} ${bottom}V${y(value).toFixed(1)}`,
      stroke: color,
      'stroke-width': 3,
    });
  const point = (x: number, {value, display, caption}: SlopePoint): string =>
    [
      element('circle', {cx: x, cy: y(value), r: 8, fill: color}),
      figure(x, y(value) - 17, display, {'text-anchor': 'middle'}),
      label(x, bottom + 22, caption, {'text-anchor': 'middle', 'font-weight': 600, 'font-size': 16}),
    ].join('');
  return [
    lines,
    stem(x1, start.value),
    stem(x2, end.value),
    element('path', {
      d: `M${x1.toFixed(1)} ${y(start.value).toFixed(1)}L${x2.toFixed(1)} ${y(end.value).toFixed(1)}`,
      stroke: color,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    point(x1, start),
    point(x2, end),
  ].join('');
}
