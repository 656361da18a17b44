import path from 'node:path';

import {normalise} from './normalise';
import {readComponents} from './project';

const root = process.cwd();

/** `markdown.preprocessor` of Docusaurus: what GitHub shows is what the site shows. */
export function preprocessMarkdown({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  // Read at each call, so that the development server knows a component as soon as it exists.
  const names = new Set(readComponents(root).map(({name}) => name));
  return normalise(fileContent, path.extname(filePath) === '.mdx', names);
}
