import {drawDotRows} from './lib/charts/dots';
import {statistic} from './lib/charts/statistics';
import {drawing} from './lib/charts/svg';

/** One dot for each of the principals of the school survey, 25 a row. */
export default function draw(): string {
  const {content, height} = drawDotRows(statistic('rectores').value, 'var(--ce-vida)', {
    width: 360,
    perRow: 25,
  });
  return drawing(360, height, content);
}
