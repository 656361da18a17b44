import {fold, wordsOf} from '../engine/words';
import type {BuiltFile} from './build-index';
import type {Page} from './read-page';

/** Shorter words have too many neighbours to guess the one that was meant. */
const SHORTEST = 4;

/**
 * The words of the site, most used first, in one file for each length: a word with one typing error
 * is at most one letter longer or shorter, so three small files are enough to find it.
 */
export function vocabularyFiles(pages: readonly Page[]): BuiltFile[] {
  const counts = new Map<string, Map<string, number>>();
  const texts = pages.flatMap(({records}) =>
    records.flatMap(({parts}) =>
      parts.flatMap(({title, keywords, blocks}) => [title, ...keywords, ...blocks]),
    ),
  );
  for (const word of texts.flatMap(wordsOf)) {
    if (word.length < SHORTEST || /\d/.test(word)) continue;
    const spellings = counts.get(fold(word)) ?? new Map<string, number>();
    const spelling = word.toLowerCase();
    spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
    counts.set(fold(word), spellings);
  }
  const entries = [...counts.values()].map((spellings) => {
    const ordered = [...spellings].sort(([, a], [, b]) => b - a);
    return {word: ordered[0]![0], count: ordered.reduce((sum, [, count]) => sum + count, 0)};
  });
  const lengths = [...new Set(entries.map(({word}) => fold(word).length))];
  return lengths.map((length) => ({
    path: `palabras/${length}.txt`,
    content: Buffer.from(
      entries
        .filter(({word}) => fold(word).length === length)
        .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
        .map(({word}) => word)
        .join('\n'),
    ),
  }));
}
