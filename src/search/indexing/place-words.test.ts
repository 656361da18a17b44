import {expect, it} from 'vitest';

import {addPlaceWords} from './place-words';
import type {Page} from './read-page';

const place = {page: 'A', section: 'Recursos', isOwn: true, blocks: ['texto']};
const page: Page = {
  route: '/a',
  title: 'A',
  ids: new Set(['b']),
  places: [
    {...place, url: '/a', title: 'A', keywords: ['uno']},
    {...place, url: '/a#b', title: 'B', keywords: []},
  ],
};

it('adds words to a page and to a place of it', () => {
  const [{places}] = addPlaceWords([page], {'/a': 'dos, cuatro', '/a#b': 'tres'}) as [Page];
  expect(places.map(({url, keywords}) => [url, keywords])).toEqual([
    ['/a', ['uno', 'dos', 'cuatro']],
    ['/a#b', ['tres']],
  ]);
});

it('names the file and the address when the place does not exist', () => {
  expect(() => addPlaceWords([page], {'/a#c': 'x'})).toThrow(/search-words\.yaml.*\/a#c/);
});
