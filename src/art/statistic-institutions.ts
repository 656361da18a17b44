import {drawDotRows} from './lib/charts/dots';
import {statistic} from './lib/charts/statistics';
import {drawing} from './lib/charts/svg';

/** One dot for each of the institutions of the school survey, 25 a row. */
export default function draw(): string {
  const {content, height} = drawDotRows(statistic('instituciones').value, 'var(--ce-sociales)', {
    width: 360,
    perRow: 25,
  });
  return drawing(360, height, content);
}
