import {loadData} from '../data/load';
import {drawDotRows} from './lib/charts/dots';
import {drawing} from './lib/charts/svg';

/** One dot for each teaching unit of the network's master's, fifteen a row. */
export default function draw(): string {
  const {units} = loadData('network').master;
  const {content, height} = drawDotRows(units, 'var(--ce-regulacion)', {width: 360, perRow: 15});
  return drawing(360, height, content);
}
