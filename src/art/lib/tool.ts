import {loadData} from '../../data/load';
import type {Indicator, ToolId} from '../../data/types';

import {profiles} from './synthetic';

/** The indicators of a tool, in order. Throws in Spanish when the drawing's data no longer matches them. */
export function indicatorsOf(id: ToolId): readonly Indicator[] {
  const tool = loadData('tools').find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`No existe la herramienta «${id}» en src/data/tools.yaml.`);
  const expected = profiles[id].first.length;
  if (tool.indicators.length !== expected) {
    throw new Error(
      `«${id}» tiene ${tool.indicators.length} indicadores en src/data/tools.yaml y ${expected} valores de ejemplo. Ajuste src/art/lib/synthetic.ts.`,
    );
  }
  return tool.indicators;
}
