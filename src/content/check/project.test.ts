import {expect, it} from 'vitest';

import {loadData} from '../../data/load';

import {readComponents} from './project';

it('knows which videos and which terms a page may name', () => {
  const components = readComponents(process.cwd());
  const idsOf = (name: string): readonly string[] =>
    components.find((component) => component.name === name)!.props.find((prop) => prop.name === 'id')!
      .values!;
  expect(idsOf('Video')).toEqual(expect.arrayContaining(loadData('programme').videos.map(({id}) => id)));
  expect(idsOf('Term').length).toBeGreaterThan(0);
});
