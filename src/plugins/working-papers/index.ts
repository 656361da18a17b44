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
import {fontIn} from './style';
import {toHtml} from './to-html';
import {toWord} from './to-word';
import type {ListedPaper, Paper} from './types';

/** Where the files stand, for `staticDirectories` of the configuration. */
export const papersDir = path.join(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'working-papers',
  'static',
);

type Written = Paper & Pick<ListedPaper, 'bytes'>;

/** Folder of the files in the site. */
const FOLDER = 'formatos';

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
 * `/formatos`, and the list that `WorkingPapers` shows, with the real size of each file. The previews are
 * written again once the site is built, for only then its typeface has a name.
 */
export default function workingPapersPlugin({siteDir, siteConfig}: LoadContext): Plugin<Written[]> {
  const {url, baseUrl} = siteConfig;
  const frame = {site: loadData('brand').name, address: `${url}${baseUrl}`};
  const writePreviews = async (papers: readonly Written[], dir: string, font?: string): Promise<void> => {
    for (const paper of papers)
      await fs.writeFile(path.join(dir, FOLDER, `${paper.id}.html`), toHtml(paper, frame, baseUrl, font));
  };
  return {
    name: 'working-papers',
    getPathsToWatch: () => [path.join(siteDir, PAPERS, '*.md')],
    async loadContent() {
      const dir = path.join(papersDir, FOLDER);
      await fs.rm(papersDir, {recursive: true, force: true});
      await fs.mkdir(dir, {recursive: true});
      const written: Written[] = [];
      for (const paper of loadPapers(siteDir)) {
        const word = await toWord(paper, frame);
        await fs.writeFile(path.join(dir, `${paper.id}.docx`), word);
        written.push({...paper, bytes: word.length});
      }
      await writePreviews(written, papersDir);
      return written;
    },
    async contentLoaded({content, actions}) {
      const listed: ListedPaper[] = content.map(({id, title, description, basis, keywords, bytes}) => ({
        id,
        title,
        description,
        basis,
        keywords,
        bytes,
      }));
      await actions.createData('papers.json', JSON.stringify(listed));
    },
    postBuild: ({content, outDir}) => writePreviews(content, outDir, fontIn(outDir)),
  };
}
