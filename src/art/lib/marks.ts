import type {CompetenceId} from '../../data/types';
import {marks} from '../../lib/marks';
import {round, type Point} from './paint';

/** The competences in the order of the law. */
export const competenceIds = Object.keys(marks) as readonly CompetenceId[];

/** The mark of a competence centred on a point, `size` units wide, in its own colour or another. */
export function mark(id: CompetenceId, [x, y]: Point, size: number, color = `var(--ce-${id})`): string {
  const scale = Math.round((size / 48) * 1000) / 1000;
  return `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)})scale(${scale})" fill="currentColor" color="${color}">${marks[id]}</g>`;
}
