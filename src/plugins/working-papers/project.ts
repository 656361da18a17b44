import fs from 'node:fs';
import path from 'node:path';

import {loadData} from '../../data/load';
import type {Problem} from '../../data/problems';
import type {Context, SourceFile} from '../../content/check/types';

import {PAPERS, readPaper, type ArticleCounts} from './read';
import type {Paper} from './types';

/** The papers of `src/papers` as they lie there, in the order of their names. */
function paperFiles(root: string): SourceFile[] {
  const dir = path.join(root, PAPERS);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir)
    .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
    .sort()
    .map((name) => ({file: `${PAPERS}/${name}`, bytes: fs.readFileSync(path.join(dir, name))}));
}

/** Nothing while laws.yaml cannot be read: it has its own messages. */
function articleCounts(): ArticleCounts | undefined {
  try {
    return Object.fromEntries(
      loadData('laws').map(({id, articleCount}) => [id, articleCount]),
    ) as ArticleCounts;
  } catch {
    return undefined;
  }
}

/** Every working paper, and what keeps one from being read. */
export function readPapers(
  root: string,
  context: Context,
): {readonly papers: readonly Paper[]; readonly problems: readonly Problem[]} {
  const counts = articleCounts();
  const readings = counts ? paperFiles(root).map((source) => readPaper(source, context, counts)) : [];
  return {
    papers: readings.flatMap(({paper}) => paper ?? []),
    problems: readings.flatMap(({problems}) => problems),
  };
}
