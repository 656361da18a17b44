import path from 'node:path';

import {validateAll} from '../../data/load';
import {DataError, type Problem} from '../../data/problems';

import {readPapers} from '../../plugins/working-papers/project';

import {checkAssets} from './assets';
import {checkContent, unique} from './check';
import {checkIcons} from './icons';
import {checkLaws} from './laws';
import {checkPlaces} from './places';
import {
  readAssets,
  readContext,
  readDataFiles,
  readFiles,
  readIcons,
  readPlaces,
  readPublished,
} from './project';
import {formatReport} from './report';

/** What a check finds, or what keeps it from reading its files. */
function problemsOfCheck(check: () => readonly Problem[]): readonly Problem[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
}

/** Every problem of every page. Data files have their own check, `checkData`. */
export const checkProject = (root: string): readonly Problem[] =>
  problemsOfCheck(() => {
    const assets = readAssets(root);
    const context = readContext(root, assets);
    const icons = readIcons(root);
    const problems = [
      ...checkContent(readFiles(root), context, readPublished(root)).problems,
      ...checkPlaces(readPlaces(root)),
      ...readPapers(root, context).problems,
      ...checkAssets(assets),
      ...readDataFiles(root).flatMap(({file, bytes}) => checkIcons(file, bytes, icons, context.assets)),
    ];
    // One slip is one message: what breaks a law page has its own above, with its place.
    return problems.length > 0 ? problems : checkLaws(root);
  });

/** Problems of the data files, as a list. */
const checkData = (): readonly Problem[] =>
  problemsOfCheck(() => {
    validateAll();
    return [];
  });

/** Every problem of pages and data, each once. */
export const checkAll = (root: string): readonly Problem[] => unique([...checkData(), ...checkProject(root)]);

export const isPreview = (): boolean => process.env.NODE_ENV === 'development';

let last: {readonly at: number; readonly problems: readonly Problem[]} | undefined;

/** The problems of one page, in the development server; the pages of one compilation share the work. */
export function problemsOf(root: string, filePath: string): readonly Problem[] {
  if (!last || Date.now() - last.at > 300) last = {problems: checkProject(root), at: Date.now()};
  const file = path.relative(root, filePath).split(path.sep).join('/');
  return last.problems.filter((problem) => problem.file === file);
}

/** What the page shows in the development server until it is mended: its problems, word by word. */
export function problemPage(problems: readonly Problem[]): string {
  return `~~~~~~text title="${problems.length === 1 ? 'Esta página tiene algo por corregir' : 'Esta página tiene cosas por corregir'}"\n${formatReport(problems)}\n~~~~~~\n`;
}

interface Compilation {
  readonly compiler: unknown;
  readonly errors: Error[];
}
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {tap: (name: string, run: (compilation: Compilation) => void) => void};
  };
}

/**
 * Shows the problems of pages and data over the page in the browser, as the development server does with
 * its own errors, and takes them away when they are mended.
 */
export class PreviewErrors {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('content-check', (compilation) => {
      // The page template has a compilation of its own, in which nobody would look for this.
      if (compilation.compiler !== compiler) return;
      const problems = checkAll(this.root);
      if (problems.length === 0) return;
      const error = new Error(formatReport(problems));
      error.name = 'Contenido';
      error.stack = undefined;
      compilation.errors.push(error);
    });
  }
}
