import {competenceIds, mark} from './marks';
import {shape} from './svg';

/** A sheet of paper with a folded corner and a title line: the ground of the «what you get» drawings. */
export const sheet = (...parts: readonly string[]): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 180" aria-hidden="true">',
    '<path d="M24 10a10 10 0 0 1 10-10H146l30 30V180H24z" fill="var(--ce-papel)"/>',
    '<path d="M146 0V22a8 8 0 0 0 8 8H176z" fill="var(--ce-linea)"/>',
    bar(44, 30, 70, 1),
    ...parts,
    '</svg>',
  ].join('');

/** A line of text, as a bar. */
export const bar = (x: number, y: number, width: number, opacity = 0.5): string =>
  shape('rect', {x, y, width, height: 6, rx: 3, fill: 'var(--ce-linea-fuerte)', opacity});

export const color = (index: number): string => `var(--ce-${competenceIds[index % competenceIds.length]})`;

/** A row that starts with a mark. */
export const markRow = (index: number, y: number): string =>
  mark(competenceIds[index % competenceIds.length]!, [54, y + 10], 20) +
  bar(76, y + 1, 84, 1) +
  bar(76, y + 13, 58);

/** A value bar over its pale track. */
export const valueBar = (index: number, y: number, width: number): string => {
  const id = competenceIds[index % competenceIds.length]!;
  return (
    shape('rect', {x: 44, y, width: 112, height: 8, rx: 4, fill: `var(--ce-${id}-f)`}) +
    shape('rect', {x: 44, y, width, height: 8, rx: 4, fill: `var(--ce-${id})`})
  );
};
