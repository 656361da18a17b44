import {keyOf} from '../engine/groups';
import {fold, listOf, wordsOf} from '../engine/words';
import {LONGEST_CORRECTED, SHORTEST_CORRECTED} from '../engine/spelling';
import type {BuiltFile} from './build-index';
import type {Page} from './read-page';

/** A list as the engine asks for it. */
export const listFile = (name: string, lines: readonly string[]): BuiltFile => ({
  path: `palabras/${name}.txt`,
  content: Buffer.from(lines.join('\n')),
});

const textsOf = (pages: readonly Page[]): string[] =>
  pages.flatMap(({places}) => places.flatMap(({title, keywords, blocks}) => [title, ...keywords, ...blocks]));

/** The words that mean the same (`engine/groups.ts`), from lists with commas: first those that the site has. */
export function groupLines(lists: readonly string[], pages: readonly Page[]): string[] {
  const known = new Set(textsOf(pages).flatMap(wordsOf).map(fold).map(keyOf));
  const groups = lists.map((list) => listOf(fold(list)));
  return groups.map((group) => {
    const forms = [...new Map(group.map((word) => [keyOf(word), word])).values()];
    const [own, others] = [true, false].map((is) => forms.filter((word) => known.has(keyOf(word)) === is));
    return `${own!.join(' ')}|${others!.join(' ')}`;
  });
}

/**
 * The words of the site, most used first, in one file for each length: a word with an error is
 * about as long, so a few small files are enough to find it.
 */
export function vocabularyFiles(pages: readonly Page[], lists: readonly string[]): BuiltFile[] {
  const counts = new Map<string, Map<string, number>>();
  for (const word of [...textsOf(pages), ...lists].flatMap(wordsOf)) {
    if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) continue;
    const spellings = counts.get(fold(word)) ?? new Map<string, number>();
    const spelling = word.toLowerCase();
    spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
    counts.set(fold(word), spellings);
  }
  const entries = [...counts.values()].map((spellings) => {
    const ordered = [...spellings].sort(([, a], [, b]) => b - a);
    return {word: ordered[0]![0], count: ordered.reduce((sum, [, count]) => sum + count, 0)};
  });
  const lengths = Array.from(
    {length: LONGEST_CORRECTED - SHORTEST_CORRECTED + 1},
    (_, step) => SHORTEST_CORRECTED + step,
  );
  return lengths.map((length) =>
    listFile(
      String(length),
      entries
        .filter(({word}) => fold(word).length === length)
        .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
        .map(({word}) => word),
    ),
  );
}
