import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import type {Answer, Search} from '../../src/lib/search/engine';
import {openIndex} from '../support/search';

interface Row {
  readonly busca: string;
  readonly primero: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const rows = parse(fs.readFileSync(path.join(ROOT, 'tests/e2e/search-queries.yaml'), 'utf8')) as Row[];

let search: Search;
beforeAll(async () => {
  search = await openIndex(path.join(ROOT, 'build/pagefind'), [2491, 2503]);
});

const ask = (text: string): Promise<Answer> => search(text, {limit: 8});
const first = ({groups}: Answer): string | undefined => groups[0]?.hits[0]?.url;

it.each(rows.map(({busca, primero}) => [busca, primero]))('«%s» leads to %s', async (text, place) => {
  expect(first(await ask(text))).toBe(place);
});

describe('citations', () => {
  it.each([
    ['artículo 11 ley 2491', 2491, 11],
    ['artículo 16 ley 2503', 2503, 16],
  ])(
    '«%s» does not exist, which is said, and the law with its list comes first',
    async (text, law, article) => {
      const answer = await ask(text);
      expect(answer.noArticle).toEqual({law, article});
      expect(first(answer)).toBe(`/ley-${law}-de-2025`);
    },
  );

  it('an article of a law that is not explained is not another law’s', async () => {
    const answer = await ask('artículo 5 ley 1620');
    expect(answer.otherLaw).toBe(1620);
    expect(first(answer)).not.toMatch(/#articulo-5$/);
  });

  it.each(['99.000', '53.198'])('the number %s is found with and without its mark', async (number) => {
    const plain = await ask(number.replace('.', ''));
    expect(plain.count).toBeGreaterThan(0);
    expect(plain.groups).toEqual((await ask(number)).groups);
  });
});
