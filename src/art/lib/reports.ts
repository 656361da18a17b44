import type {Indicator} from '../../data/types';

import {fluid, label, percent, shape} from './svg';

/** Rows of the sample reports, on paper: the label above, the value at its right, the track below. */
const ROW = 44;
/** How far names and values stand out of the scale, over the round ends of its track. */
const OUT = 4;

const line = (from: number, to: number, y: number, color: string, width: number): string =>
  shape('line', {
    x1: percent(from),
    x2: percent(to),
    y1: y,
    y2: y,
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

/** The whole scale of a row, from 0 to 100. */
export const track = (y: number): string => line(0, 100, y, 'var(--ce-linea)', 9);

/** Upright line at a value. */
export const upright = (value: number, y: number, reach: number, color: string, width: number): string =>
  shape('line', {
    x1: percent(value),
    x2: percent(value),
    y1: y - reach,
    y2: y + reach,
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

/** Two applications on a track: hollow is the first, solid the second. */
export const change = (first: number, second: number, y: number, color: string): string =>
  line(first, second, y, color, 4) +
  shape('circle', {
    cx: percent(first),
    cy: y,
    r: 6,
    fill: 'var(--ce-papel)',
    stroke: color,
    'stroke-width': 3,
  }) +
  shape('circle', {cx: percent(second), cy: y, r: 8, fill: color});

/**
 * Number of a sentence of «Cómo se lee»: a balloon, which no datum is, with its tip on what it speaks of, from over it
 * (from under it with `side` 1).
 */
export const note = (
  number: number,
  x: string | number,
  y: number,
  {side = -1, size = 16}: {readonly side?: 1 | -1; readonly size?: number} = {},
): string => {
  const tip = size / 4;
  const half = size / 2;
  return (
    `<svg x="${x}" y="${y}" overflow="visible">` +
    shape('path', {
      d: `M0 0l${tip} ${side * tip}h${half - tip}v${side * size}h${-size}v${-side * size}h${half - tip}z`,
      fill: 'var(--ce-tinta)',
      stroke: 'var(--ce-tinta)',
      'stroke-width': size / 8,
      'stroke-linejoin': 'round',
    }) +
    label(0, side * (tip + half) + size / 3, String(number), {
      class: 'pl-minor',
      fill: 'var(--ce-papel)',
      'font-weight': '700',
      'text-anchor': 'middle',
    }) +
    '</svg>'
  );
};

/** A name at the start of a row, and a value or a second name at its end. */
export const atStart = (y: number, text: string, values = {}): string =>
  label(0, y, text, {dx: -OUT, ...values});
export const atEnd = (y: number, text: string, values = {}): string =>
  label('100%', y, text, {dx: OUT, 'text-anchor': 'end', ...values});

interface Row {
  readonly indicator: Indicator;
  readonly value: string;
  readonly draw: (y: number) => string;
}

const drawRows = (rows: readonly Row[]): string => {
  const scale = {class: 'pl-minor', fill: 'var(--ce-tinta-3)'};
  const foot = rows.length * ROW + 16;
  return fluid(
    foot + 4,
    ...rows.map(({indicator, value, draw}, index) => {
      const top = index * ROW;
      return [
        // On a phone a long name would run into the value.
        atStart(top + 14, indicator.name, indicator.name.length > 34 ? {class: 'pl-minor'} : {}),
        atEnd(top + 14, value, {class: 'pl-figure'}),
        track(top + 28),
        draw(top + 28),
      ].join('');
    }),
    atStart(foot, '0', scale),
    label('50%', foot, '50', {...scale, 'text-anchor': 'middle'}),
    atEnd(foot, '100', scale),
  );
};

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
          line(0, value, y, 'var(--ce-autocuidado)', 9) +
          upright(mean, y, 8, 'var(--ce-papel)', 6) +
          upright(mean, y, 8, 'var(--ce-tinta)', 2.5) +
          (index === 0 ? note(1, percent(value), y - 6) : '') +
          (index === 1 ? note(2, percent(mean), y - 10) : ''),
      };
    }),
  );

/** Two applications a row. */
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
          change(first, second, y, 'var(--ce-autocuidado)') +
          (index < 2 ? note(index + 1, percent(second), y - 9) : ''),
      };
    }),
  );
