import type {Slide} from '@site/src/data/types';

/** How many steps a slide has beside its whole: a point of a law each, or the screen of the questions. */
export const stepsOf = ({laws, closing}: Slide): number =>
  laws ? laws.reduce((sum, {items}) => sum + items.length, 0) : closing ? 1 : 0;

/** The step after the one on show, or before it. Past the points of a law its slide is whole again. */
export function stepFrom(slide: Slide, step: number, by: 1 | -1): number {
  const count = stepsOf(slide);
  if (by === 1 && step >= count) return slide.laws ? 0 : count;
  return Math.min(Math.max(step + by, 0), count);
}
