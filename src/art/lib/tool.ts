import {loadData} from '../../data/load';
import type {Indicator} from '../../data/types';

import {profiles, type DrawnTool} from './synthetic';

/** In the place of an indicator that is gone: the drawing is then on no page (`drawnTool`). */
const GONE: Indicator = {id: '', name: '', definition: ''};

/** The indicators of a tool, in order: as many as its drawings have values for. */
export function indicatorsOf(id: DrawnTool): readonly Indicator[] {
  const indicators = loadData('tools').find((tool) => tool.id === id)?.indicators ?? [];
  return profiles[id].first.map((_, index) => indicators[index] ?? GONE);
}
