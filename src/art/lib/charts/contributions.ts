import {loadData} from '../../../data/load';
import {drawDotRows} from './dots';
import {drawing} from './svg';

/** One dot for each of a count of the second expert; `151+` counts as 151. */
export function drawContribution(index: number, color: string): string {
  const entry = loadData('experts').find(({id}) => id === 'two')?.contributions[index];
  const count = Number.parseInt(entry?.value ?? '', 10);
  if (!entry || !Number.isInteger(count) || count < 1) {
    throw new Error(
      `src/data/experts.yaml: el aporte ${index + 1} del perfil «two» debe empezar con un número, por ejemplo "151+".`,
    );
  }
  const {content, height} = drawDotRows(count, color, {width: 300, perRow: 20});
  return drawing(300, height, content);
}
