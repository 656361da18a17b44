import type {CompetenceId} from '../../data/types';
import {marks} from '../../lib/marks';
import {round, type Point} from './paint';

/** The mark of a competence centred on a point, `size` units wide, in a colour. */
export function mark(id: CompetenceId, [x, y]: Point, size: number, color: string): string {
  const scale = Math.round((size / 48) * 1000) / 1000;
  return `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)})scale(${scale})" fill="currentColor" color="${color}">${marks[id]}</g>`;
}
