import {expect, it} from 'vitest';

import type {PagefindResult} from './pagefind';
import {rank} from './rank';
import {phrasesIn} from './references';

/** An index: for each word, what it weighs in each place. */
const search = async (
  index: Readonly<{[word: string]: Readonly<{[place: string]: number}>}>,
  words: readonly (readonly string[])[],
  question: readonly string[] = [],
): Promise<string[]> => {
  const find = async ([word = '']: readonly string[]) =>
    Object.entries(index[word] ?? {}).map(([id, score]) => ({id, score}) as PagefindResult);
  const {places} = await rank(words, phrasesIn(question), 100, find);
  return places.map(({id}) => id);
};

it('a place with every word comes before one that has a word twice as strong', async () => {
  const index = {plazo: {a: 4, b: 6}, ministerio: {a: 4}};
  expect(await search(index, [['plazo'], ['ministerio']])).toEqual(['a']);
  expect(await search(index, [['plazo']])).toEqual(['b', 'a']);
});

it('a word that means the same finds the place, after the word itself', async () => {
  const index = {acoso: {a: 5}, bullying: {b: 5}};
  expect(await search(index, [['acoso', 'bullying']])).toEqual(['a', 'b']);
  expect(await search(index, [['bullying', 'acoso']])).toEqual(['b', 'a']);
});

it('a phrase that names a place counts, and the shorter one inside it does not', async () => {
  const index = {colegio: {a: 3, b: 3, c: 3}, xnnoquierircolegiox: {a: 5}, xnnoquierx: {b: 5}};
  const question = ['mi', 'hijo', 'no', 'quiere', 'ir', 'al', 'colegio'];
  expect((await search(index, [['colegio']], question))[0]).toBe('a');
});
