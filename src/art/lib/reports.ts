import type {Indicator} from '../../data/types';

import {label, r, shape, svg} from './svg';

/** Rows of the sample reports, on paper: the label above, the value at its right, the track below. */
export const WIDTH = 760;
const ROW = 56;
const EDGE = 12;
export const scaleX = (value: number): number => r(EDGE + (value / 100) * (WIDTH - 2 * EDGE));

const track = (y: number): string =>
  shape('path', {
    d: `M${EDGE} ${y}H${WIDTH - EDGE}`,
    stroke: 'var(--ce-linea)',
    'stroke-width': 12,
    'stroke-linecap': 'round',
  });

const line = (from: number, to: number, y: number, color: string, width: number): string =>
  shape('path', {
    d: `M${scaleX(from)} ${y}H${scaleX(to)}`,
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

interface Row {
  readonly indicator: Indicator;
  readonly value: string;
  readonly draw: (y: number) => string;
}

const drawRows = (rows: readonly Row[], foot: readonly string[] = []): string =>
  svg(
    WIDTH,
    rows.length * ROW + (foot.length > 0 ? 34 : 6),
    ...rows.map(({indicator, value, draw}, index) => {
      const top = index * ROW;
      return [
        label(EDGE - 6, top + 20, indicator.name),
        label(WIDTH - EDGE + 6, top + 21, value, {class: 'pl-figure', 'text-anchor': 'end'}),
        track(top + 40),
        draw(top + 40),
      ].join('');
    }),
    ...foot,
  );

const scaleFoot = (rows: number): string[] =>
  [0, 50, 100].map((value) =>
    label(scaleX(value), rows * ROW + 26, String(value), {
      class: 'pl-minor',
      fill: 'var(--ce-tinta-3)',
      'text-anchor': value === 0 ? 'start' : value === 100 ? 'end' : 'middle',
    }),
  );

/** One bar a row; the upright line is the reference (mean of the class). */
export const drawProfile = (
  indicators: readonly Indicator[],
  values: readonly number[],
  means: readonly number[],
): string =>
  drawRows(
    indicators.map((indicator, index) => {
      const value = values[index] ?? 0;
      const mean = means[index] ?? 0;
      return {
        indicator,
        value: String(value),
        draw: (y) =>
          line(0, value, y, `var(--ce-${indicator.color})`, 12) +
          shape('path', {d: `M${scaleX(mean)} ${y - 12}v24`, stroke: 'var(--ce-papel)', 'stroke-width': 8}) +
          shape('path', {
            d: `M${scaleX(mean)} ${y - 12}v24`,
            stroke: 'var(--ce-tinta)',
            'stroke-width': 3.5,
            'stroke-linecap': 'round',
          }),
      };
    }),
    scaleFoot(indicators.length),
  );

/** Two applications a row: hollow is the first, solid the second. */
export const drawApplications = (
  indicators: readonly Indicator[],
  values: readonly {readonly first: number; readonly second: number}[],
): string =>
  drawRows(
    indicators.map((indicator, index) => {
      const {first, second} = values[index] ?? {first: 0, second: 0};
      return {
        indicator,
        value: `${first} → ${second}`,
        draw: (y) =>
          line(first, second, y, `var(--ce-${indicator.color})`, 5) +
          shape('circle', {
            cx: scaleX(first),
            cy: y,
            r: 8.5,
            fill: 'var(--ce-papel)',
            stroke: `var(--ce-${indicator.color})`,
            'stroke-width': 4,
          }) +
          shape('circle', {cx: scaleX(second), cy: y, r: 11, fill: `var(--ce-${indicator.color})`}),
      };
    }),
    scaleFoot(indicators.length),
  );
