import {people} from './lib/comic';

/** Slide of who takes care: a teacher with open arms. */
export default function draw(): string {
  return `<svg viewBox="0 18 280 150">${people([
    {who: 'ines', at: [130, 74], facing: 90, left: [230, 126], right: [30, 126]},
  ])}</svg>`;
}
