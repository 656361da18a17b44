import {drawContribution} from './lib/charts/contributions';

export default function draw(): string {
  return drawContribution(1, 'var(--ce-sociales)');
}
