import {formatPercent} from '../lib/format';
import {drawSlope} from './lib/charts/slope';
import {statistic} from './lib/charts/statistics';
import {drawing} from './lib/charts/svg';

/** Share of early-childhood attention in two years. */
export default function draw(): string {
  const point = (id: 'primera-infancia-2022' | 'primera-infancia-2024') => {
    const {value, year} = statistic(id);
    return {value, display: formatPercent(value), caption: String(year ?? '')};
  };
  const content = drawSlope([point('primera-infancia-2022'), point('primera-infancia-2024')], {
    width: 360,
    height: 250,
    color: 'var(--ce-autocuidado-t)',
    max: 14,
    guides: [0, 5, 10].map((value) => ({value, display: formatPercent(value)})),
  });
  return drawing(360, 250, content);
}
