import type {Plugin} from '@docusaurus/types';

import {addPolicyToPages} from '../content-policy';
import {addScriptsToPages} from '../islands/pages';
import {joinSheetsOfPages} from '../lean-bundle/join-sheets';
import {writeCopies} from '../machine-readable';
import {NOT_FOUND_ROUTE, readPages, writePages, type Build, type Pages} from '../pages';
import {indexPages} from '../../search/indexing';
import {drawCards} from '../social-cards';

import {removeUnread} from './unread';

interface Step {
  readonly name: string;
  /** Where to look when it stops the build. */
  readonly file: string;
  /** Throws when it does not find what it is there to change. */
  readonly change: (pages: Pages, build: Build) => Pages;
}

/** All that changes the built pages, in this order. */
export const STEPS: readonly Step[] = [
  {name: 'what nothing reads', file: 'site-pages/unread.ts', change: removeUnread},
  {name: 'scripts of the page', file: 'islands/pages.ts', change: addScriptsToPages},
  // After it: what a page's islands may draw keeps its styles.
  {name: 'style sheets into the page', file: 'lean-bundle/join-sheets.ts', change: joinSheetsOfPages},
  // Last: it names the hashes of what the pages hold.
  {name: 'content policy', file: 'content-policy/index.ts', change: addPolicyToPages},
];

/** All that reads the finished pages. */
const READERS: readonly ((pages: Pages, build: Build) => void | Promise<void>)[] = [
  drawCards,
  indexPages,
  writeCopies,
];

/** Takes the built pages through all steps. The first that throws stops the build with where to look. */
export function changePages(build: Build, steps = STEPS): Pages {
  const changed = steps.reduce((pages, {name, file, change}) => {
    try {
      return change(pages, build);
    } catch (error) {
      const what = `Built pages, «${name}»: ${(error as Error).message}`;
      throw new Error(`${what} Docusaurus or a plugin writes this otherwise now: see src/plugins/${file}.`, {
        cause: error,
      });
    }
  }, readPages(build));
  writePages(build.outDir, changed);
  return changed;
}

/**
 * The one plugin that changes and reads built pages. Docusaurus starts the `postBuild` of all plugins
 * at once, so an order between plugins would hang on where each of them waits. Here stands the order;
 * the others' `postBuild` may only write files of their own.
 */
export default function sitePagesPlugin(): Plugin {
  return {
    name: 'site-pages',
    async postBuild(build) {
      const pages = new Map(changePages(build));
      // It has no address: no card, no copy, and search does not lead there.
      pages.delete(NOT_FOUND_ROUTE);
      await Promise.all(READERS.map((read) => read(pages, build)));
    },
  };
}
