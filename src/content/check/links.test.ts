import {expect, it} from 'vitest';

import {partsIn} from './links';

it('finds the parts of pages that data names, as keys and values, and none in comments', () => {
  const yaml = [
    'lugares:',
    '  # antes: "/a#vieja"',
    '  "/a#b": uno, dos',
    '  /#planes: precio',
    'to: /c#d',
    'list: [/e#f, "https://g.co/h#i"]',
  ].join('\n');
  expect(partsIn('x.yaml', yaml).map(({address, line, column}) => [address, line, column])).toEqual([
    ['/a#b', 3, 4],
    ['/#planes', 4, 3],
    ['/c#d', 5, 5],
    ['/e#f', 6, 8],
  ]);
});
