import type {CompetenceId} from '../data/types';
import {mark} from './lib/marks';
import type {Point} from './lib/paint';

/** A route with defined stops, one mark each. */
const STOPS: readonly (readonly [CompetenceId, Point])[] = [
  ['autonomia', [40, 150]],
  ['conciencia', [96, 104]],
  ['regulacion', [158, 118]],
  ['sociales', [222, 120]],
  ['vida', [278, 56]],
];

export default function draw(): string {
  return (
    '<svg viewBox="0 0 320 190">' +
    '<path d="M40 150C70 150 66 104 96 104S130 118 158 118S196 136 222 120S246 62 278 56" fill="none" stroke="var(--ce-autonomia-t)" stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round"/>' +
    STOPS.map(
      ([id, place]) =>
        `<circle cx="${place[0]}" cy="${place[1]}" r="25" fill="var(--ce-papel)"/>${mark(id, place, 28, `var(--ce-${id})`)}`,
    ).join('') +
    '</svg>'
  );
}
