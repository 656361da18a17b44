import {describe, expect, it} from 'vitest';

import {growBelow, type Group} from './answer';

const group = (url: string, hits: readonly string[], hasPage = false): Group =>
  ({url, title: url, hasPage, hits: hits.map((hit) => ({url: hit, title: hit}))}) as unknown as Group;
const links = (groups: readonly Group[]): string[] => groups.flatMap(({hits}) => hits.map(({url}) => url));

describe('a list of answers that is shown', () => {
  const shown = [group('/a', ['/a', '/a#1'], true), group('/b', ['/b#1'])];

  it('keeps its links in their places when others turn out to be better', () => {
    const next = [group('/c', ['/c']), group('/b', ['/b#1', '/b#2']), group('/a', ['/a#1', '/a'], true)];
    const grown = growBelow(shown, next);
    expect(grown.slice(0, shown.length)).toEqual(shown);
    expect(links(grown)).toEqual(['/a', '/a#1', '/b#1', '/c', '/b#2']);
  });

  it('grows by nothing when nothing is new, and never loses what the later answer lacks', () => {
    expect(growBelow(shown, shown)).toEqual(shown);
    expect(growBelow(shown, [])).toEqual(shown);
  });

  it('names a page below only as the place of its new parts', () => {
    const [, , more] = growBelow(shown, [group('/a', ['/a', '/a#2'], true)]);
    expect(more).toMatchObject({url: '/a', hasPage: false});
  });
});
