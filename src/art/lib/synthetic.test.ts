import {expect, it} from 'vitest';

import {loadData} from '../../data/load';
import type {Tool} from '../../data/types';

import {drawnTool, profiles} from './synthetic';
import {indicatorsOf} from './tool';

// One that is drawn as the data have it; an editor may change the indicators of any.
const [tool] = loadData('tools').filter(drawnTool) as [Tool];

it('a new tool, or one with other indicators than those drawn, has no plots', () => {
  expect(drawnTool({...tool, indicators: tool.indicators.slice(1)})).toBeUndefined();
  expect(drawnTool({...tool, indicators: [...tool.indicators, tool.indicators[0]!]})).toBeUndefined();
  for (const id of ['nueva', 'constructor']) expect(drawnTool({...tool, id})).toBeUndefined();
});

it('a drawing has an indicator for each of its values, whatever the data say', () => {
  for (const id of Object.keys(profiles) as (keyof typeof profiles)[])
    expect(indicatorsOf(id)).toHaveLength(profiles[id].first.length);
});
