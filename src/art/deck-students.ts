import {people} from './lib/comic';

/** Slide of who takes care: two students hand in hand. */
export default function draw(): string {
  return `<svg viewBox="0 18 280 150">${people([
    {who: 'beto', at: [72, 74], facing: 90, left: [140, 116]},
    {who: 'eli', at: [208, 74], facing: 90, right: [140, 116]},
  ])}</svg>`;
}
