import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

import {loadData} from '../data/load';
import {expertRoute} from '../lib/routes';
import {tidy} from './content-check/normalise';

/**
 * `expert: one` stands for the route and the title of that expert's page, which hang on the name in
 * `src/data/experts.yaml`. Read at each call, so that the development server follows the data.
 */
function expertFields(expert: unknown, filePath: string): {slug?: string; title?: string} {
  if (expert === undefined) return {};
  const experts = loadData('experts');
  const found = experts.find(({id}) => id === expert);
  if (!found) {
    const valid = experts.map(({id}) => id).join(', ');
    throw new Error(
      `${path.relative(process.cwd(), filePath)}: no existe «expert: ${String(expert)}». Use uno de estos: ${valid}.`,
    );
  }
  return {slug: expertRoute(found), title: found.title};
}

/**
 * Reads the front matter of docs and pages and gives Docusaurus what the rest of the site derives
 * from it. Its rules are in `content-check`, which runs before the build.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter({
    ...params,
    fileContent: tidy(params.fileContent),
  });
  const {frontMatter} = result;
  // Our own layout shows the title in the hero of each page.
  return {
    ...result,
    frontMatter: {hide_title: true, ...frontMatter, ...expertFields(frontMatter['expert'], params.filePath)},
  };
};
