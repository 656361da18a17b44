import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

import type {Answer, Search} from '../../src/search/engine/engine';
import {openIndex} from '../support/search';

// Beside `search.test.ts` and not in it, so that both cores ask.

const ROOT = path.resolve(import.meta.dirname, '../..');
const rows = parse(fs.readFileSync(path.join(ROOT, 'tests/e2e/search-queries.yaml'), 'utf8')) as {
  readonly busca: string;
}[];

const open = (): Promise<Search> => openIndex(path.join(ROOT, 'build/pagefind'), [2491, 2503]);
const places = ({groups}: Answer): string[] => groups.flatMap(({hits}) => hits.map(({url}) => url));

it('the order of the answers does not depend on the questions and texts that came before', async () => {
  const used = await open();
  for (const {busca} of rows) {
    const fresh = await open();
    const quick = places(await fresh(busca, {limit: 8, isQuick: true}));
    const whole = places(await fresh(busca, {limit: 8}));
    expect(whole, busca).toEqual(places(await used(busca, {limit: 8})));
    // Nothing that is shown moves when the other texts arrive.
    expect(whole.slice(0, quick.length), busca).toEqual(quick);
  }
});
