import {drawContribution} from './lib/charts/contributions';

export default function draw(): string {
  return drawContribution(0, 'var(--ce-regulacion)');
}
