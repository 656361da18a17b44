import type {Indicator} from '../../data/types';

import {fluid, label, percent, shape} from './svg';
import type {DrawnTool} from './synthetic';

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

/** How many sentences of `reading` (`tools.yaml`), from the first on, have their number in the drawing. */
export const NOTES: Readonly<Record<DrawnTool, number>> = {
  socioemociograma: 3,
  'screening-bienestar-emocional': 2,
  'bullying-test': 2,
  'competencias-emocionales-docentes': 2,
  'autoconcepto-autoestima': 2,
  'convivencia-familiar': 1,
  'dinamicas-familiares': 2,
};

/** Number of a sentence of «Cómo se lee» on a square, by the middle of it. It stands where there is no datum. */
export const note = (number: number, x: number, y: number, size: number): string =>
  shape('rect', {
    class: 'pl-note',
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    rx: size / 4,
    fill: 'var(--ce-tinta)',
  }) +
  label(x, y, String(number), {
    class: 'pl-minor',
    dy: '0.36em',
    fill: 'var(--ce-papel)',
    'font-weight': '700',
    'text-anchor': 'middle',
  });

/** The numbers of a report of rows: in the margin at their right, one a row, level with its data (`y` in a row of `height`). */
export const notes = (tool: DrawnTool, height: number, y: number): string =>
  `<svg x="100%" overflow="visible">${Array.from({length: NOTES[tool]}, (_, row) => note(row + 1, 19, row * height + y, 15)).join('')}</svg>`;

/** A name at the start of a row, and a value or a second name at its end. */
export const atStart = (y: number, text: string, values = {}): string =>
  label(0, y, text, {dx: -OUT, ...values});
export const atEnd = (y: number, text: string, values = {}): string =>
  label('100%', y, text, {dx: OUT, 'text-anchor': 'end', ...values});

/** A row of a drawing, by its top. Rows that are written alike weigh little when they travel. */
export const row = (top: number, ...parts: readonly string[]): string =>
  `<g transform="translate(0 ${top})">${parts.join('')}</g>`;

interface Row {
  readonly indicator: Indicator;
  readonly value: string;
  readonly data: string;
}

/** Where the track is in a row. */
const TRACK = 28;

const drawRows = (tool: DrawnTool, rows: readonly Row[]): string => {
  const scale = {class: 'pl-minor', fill: 'var(--ce-tinta-3)'};
  const foot = rows.length * ROW + 16;
  return fluid(
    foot + 4,
    ...rows.map(({indicator, value, data}, index) =>
      row(
        index * ROW,
        // On a phone a long name would run into the value.
        atStart(14, indicator.name, indicator.name.length > 34 ? {class: 'pl-minor'} : {}),
        atEnd(14, value, {class: 'pl-figure'}),
        track(TRACK),
        data,
      ),
    ),
    atStart(foot, '0', scale),
    label('50%', foot, '50', {...scale, 'text-anchor': 'middle'}),
    atEnd(foot, '100', scale),
    notes(tool, ROW, TRACK),
  );
};

/** One bar a row; the upright line is the reference (mean of the class). */
export const drawProfile = (
  tool: DrawnTool,
  indicators: readonly Indicator[],
  values: readonly number[],
  means: readonly number[],
): string =>
  drawRows(
    tool,
    indicators.map((indicator, index) => {
      const value = values[index] ?? 0;
      const mean = means[index] ?? 0;
      return {
        indicator,
        value: String(value),
        data:
          line(0, value, TRACK, 'var(--ce-autocuidado)', 9) +
          upright(mean, TRACK, 8, 'var(--ce-papel)', 6) +
          upright(mean, TRACK, 8, 'var(--ce-tinta)', 2.5),
      };
    }),
  );

/** Two applications a row. */
export const drawApplications = (
  tool: DrawnTool,
  indicators: readonly Indicator[],
  values: readonly {readonly first: number; readonly second: number}[],
): string =>
  drawRows(
    tool,
    indicators.map((indicator, index) => {
      const {first, second} = values[index] ?? {first: 0, second: 0};
      return {
        indicator,
        value: `${first} → ${second}`,
        data: change(first, second, TRACK, 'var(--ce-autocuidado)'),
      };
    }),
  );
