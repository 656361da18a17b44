import {people} from './lib/comic';
import {paint} from './lib/paint';

/** Slide of who takes care: a mother and her child hand in hand. */
export default function draw(): string {
  return `<svg viewBox="0 18 280 150">${people([
    {who: 'sara', at: [78, 74], facing: 90, left: [146, 122], shirt: paint.coral},
    {who: 'cata', at: [206, 86], facing: 90, right: [146, 122], size: 0.85},
  ])}</svg>`;
}
