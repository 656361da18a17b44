import {expect, it} from 'vitest';

import {addPlaceWords} from './place-words';
import type {Page} from './read-page';

const page: Page = {
  route: '/a',
  title: 'A',
  ids: new Set(['b']),
  records: [
    {
      url: '/a',
      page: 'A',
      section: 'Recursos',
      parts: [
        {title: 'A', level: 1, keywords: ['uno'], blocks: []},
        {id: 'b', title: 'B', level: 2, keywords: [], blocks: ['texto']},
      ],
    },
  ],
};

it('adds words to a page, and makes a place with words a result of its own', () => {
  const [{records}] = addPlaceWords([page], {'/a': 'dos, cuatro', '/a#b': 'tres'}) as [Page];
  expect(records.map(({url, parts}) => [url, parts.map(({keywords}) => keywords)])).toEqual([
    ['/a', [['uno', 'dos', 'cuatro']]],
    ['/a#b', [['tres']]],
  ]);
});

it('names the file and the address when the place does not exist', () => {
  expect(() => addPlaceWords([page], {'/a#c': 'x'})).toThrow(/search-words\.yaml.*\/a#c/);
});
