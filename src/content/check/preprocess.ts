import path from 'node:path';

import {normalise} from './normalise';
import {isPreview, problemPage, problemsOf} from './preview';
import {readComponents} from './project';

const root = process.cwd();

/** `markdown.preprocessor` of Docusaurus: what GitHub shows is what the site shows. */
export function preprocessMarkdown({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  if (isPreview()) {
    const problems = problemsOf(root, filePath);
    if (problems.length > 0) return problemPage(problems);
  }
  // Read at each call, so that the development server knows a component as soon as it exists.
  const names = new Set(readComponents(root, {}).map(({name}) => name));
  return normalise(fileContent, path.extname(filePath) === '.mdx', names);
}
