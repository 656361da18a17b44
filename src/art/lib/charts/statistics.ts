import {loadData} from '../../../data/load';
import type {Statistic} from '../../../data/types';

/** One figure of `src/data/statistics.yaml`. Throws in Spanish when it is gone. */
export function statistic(id: Statistic['id']): Statistic {
  const found = loadData('statistics').find((entry) => entry.id === id);
  if (!found) throw new Error(`Falta la cifra «${id}» en src/data/statistics.yaml.`);
  return found;
}
