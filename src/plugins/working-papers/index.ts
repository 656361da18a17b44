import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadData} from '../../data/load';
import {DataError} from '../../data/problems';
import {isPreview} from '../../content/check/preview';
import {readContext} from '../../content/check/project';
import {readLawDocuments} from '../site-laws';
import {readSchoolYear} from '../site-laws/school-year';

import {dutyBlocks} from './duties';
import {readPapers} from './project';
import {schoolYearBlocks} from './school-year';
import {PAPERS} from './read';
import {toHtml} from './to-html';
import {toWord} from './to-word';
import type {ListedPaper, Paper} from './types';

/** Where the files stand, for `staticDirectories` of the configuration. */
export const papersDir = path.join(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'working-papers',
  'static',
);

/** Folder of the files in the site. */
const FOLDER = 'formatos';

/** Part of the site that lists the papers. */
const LIST = 'webinar#formatos';

/** The papers with the duties of both laws and the school year in their place. Throws all problems of all papers. */
export function loadPapers(root: string): Paper[] {
  const {papers, problems} = readPapers(root, readContext(root));
  // The development server shows them in the browser (`content-check`).
  if (problems.length > 0 && !isPreview()) throw new DataError(problems);
  const documents = readLawDocuments(root);
  const duties = dutyBlocks(documents, loadData('laws'));
  const plan = schoolYearBlocks(readSchoolYear(root, documents));
  return papers.map((paper) => ({
    ...paper,
    blocks: paper.blocks.flatMap((block) => {
      if (block.kind === 'duties') return duties;
      return block.kind === 'school-year' ? plan : [block];
    }),
  }));
}

/**
 * Makes the working papers of `src/papers` when the site is built: a Word file and a preview of each under
 * `/formatos`, and the list that `WorkingPapers` shows, with the real size of each file.
 */
export default function workingPapersPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'working-papers',
    getPathsToWatch: () => [path.join(siteDir, PAPERS, '*.md')],
    async contentLoaded({actions}) {
      const {url, baseUrl} = siteConfig;
      const frame = {site: loadData('brand').name, address: `${url}${baseUrl}`};
      const dir = path.join(papersDir, FOLDER);
      await fs.rm(papersDir, {recursive: true, force: true});
      await fs.mkdir(dir, {recursive: true});
      const listed: ListedPaper[] = [];
      for (const paper of loadPapers(siteDir)) {
        const word = await toWord(paper, frame);
        await fs.writeFile(path.join(dir, `${paper.id}.docx`), word);
        await fs.writeFile(path.join(dir, `${paper.id}.html`), toHtml(paper, frame, `${baseUrl}${LIST}`));
        const {id, title, description, basis, keywords} = paper;
        listed.push({id, title, description, basis, keywords, bytes: word.length});
      }
      await actions.createData('papers.json', JSON.stringify(listed));
    },
  };
}
