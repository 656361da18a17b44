import {element} from './svg';

/** How a dot is filled: the shape tells groups apart, the colour repeats it. */
export type DotFill = 'solid' | 'ring' | 'hollow';

export interface DotGroup {
  readonly count: number;
  readonly fill: DotFill;
  /** Colour of the group, a `--ce-…` value. */
  readonly color: string;
}

function dot(x: number, y: number, radius: number, {fill, color}: DotGroup): string {
  if (fill === 'solid') return element('circle', {cx: x, cy: y, r: radius, fill: color});
  const width = fill === 'ring' ? radius * 0.5 : radius * 0.16;
  return element('circle', {
    cx: x,
    cy: y,
    r: radius - width / 2,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
  });
}

interface DotOptions {
  readonly width: number;
  readonly perRow: number;
  /** Radius of a dot as part of the distance between dots, 0 to 0.5. */
  readonly scale?: number;
}

/** Rows of dots that start and end flush with the drawing's edges. */
function grid(width: number, perRow: number, scale: number) {
  const pitch = width / (perRow - 1 + 2 * scale);
  const radius = pitch * scale;
  return {pitch, radius, at: (place: number): number => radius + place * pitch};
}

/**
 * One dot a unit, filled row by row and group by group, so that a reader can count them.
 * Returns the content of a drawing and its height.
 */
export function drawDots(
  groups: readonly DotGroup[],
  {width, perRow, scale = 0.4}: DotOptions,
): {content: string; height: number} {
  const {pitch, radius, at} = grid(width, perRow, scale);
  const all = groups.flatMap((group) => Array.from({length: group.count}, () => group));
  const content = all
    .map((group, i) => dot(at(i % perRow), at(Math.floor(i / perRow)), radius, group))
    .join('');
  return {content, height: (Math.ceil(all.length / perRow) - 1) * pitch + 2 * radius};
}

/**
 * A large count, one dot a unit, as one dashed line a row: the same picture as hundreds of circles
 * in a small part of the text.
 */
export function drawDotRows(
  count: number,
  color: string,
  {width, perRow, scale = 0.36}: DotOptions,
): {content: string; height: number} {
  const {pitch, radius, at} = grid(width, perRow, scale);
  const rows = Math.ceil(count / perRow);
  const path = Array.from({length: rows}, (_, row) => {
    const dots = Math.min(perRow, count - row * perRow);
    // A little past the last dot: a dash needs some length to be drawn.
    return `M${at(0).toFixed(2)} ${at(row).toFixed(2)}h${((dots - 1) * pitch + 0.05).toFixed(2)}`;
  }).join('');
  const content = `<path d="${path}" fill="none" stroke="${color}" stroke-width="${(radius * 2).toFixed(2)}" stroke-linecap="round" stroke-dasharray="0.01 ${(pitch - 0.01).toFixed(3)}"/>`;
  return {content, height: (rows - 1) * pitch + 2 * radius};
}
