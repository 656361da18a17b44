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

it('leaves a name of the page to the part of it that begins with it, or is called so', () => {
  const [{places}] = addPlaceWords([page], {'/a': 'be, tres, otra', '/a#b': 'Tres'}) as [Page];
  expect(places[0]!.keywords).toEqual(['uno', 'be', 'otra']);
  const [whole] = addPlaceWords([page], {'/a': 'B'}) as [Page];
  expect(whole.places[0]!.keywords).toEqual(['uno']);
});

it('names the file and the address when the place does not exist', () => {
  expect(() => addPlaceWords([page], {'/a#c': 'x'})).toThrow(/search-words\.yaml.*\/a#c/);
});
