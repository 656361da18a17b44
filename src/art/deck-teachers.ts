import {people} from './lib/comic';

/** Slide of who takes care: a teacher with open arms. */
export default function draw(): string {
  return `<svg viewBox="0 18 280 150">${people([
    {who: 'rafa', at: [130, 66], facing: 90, left: [230, 120], right: [30, 120]},
  ])}</svg>`;
}
