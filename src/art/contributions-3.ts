import {drawContribution} from './lib/charts/contributions';

export default function draw(): string {
  return drawContribution(2, 'var(--ce-vida)');
}
