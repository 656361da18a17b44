import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

import type {LawDuty} from '../../data/front-matter';
import {loadData} from '../../data/load';
import {expertRoute} from '../../lib/routes';
import {HOME} from '../../lib/sections';
import {routeOf} from '../check/front-matter';
import {isPreview} from '../check/preview';
import {tidy} from '../check/normalise';

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

interface WrittenArticle {
  readonly duties?: readonly (string | LawDuty)[];
}

/** The words of each duty and its evidence: the lines of the law that it rests on are for the checks. */
function plainDuties(articles: unknown): {articles?: unknown} {
  if (!Array.isArray(articles)) return {};
  return {
    articles: (articles as (WrittenArticle | null)[]).map((article) => ({
      ...article,
      duties:
        article?.duties?.map((duty) =>
          typeof duty === 'string' ? {text: duty} : {text: duty.text, evidence: duty.evidence},
        ) ?? [],
    })),
  };
}

/**
 * The development server goes on with a page whose front matter cannot be read: `content-check` then
 * shows in its place what to mend.
 */
const read: ParseFrontMatter = async (params) => {
  try {
    const result = await params.defaultParseFrontMatter(params);
    const {slug} = result.frontMatter;
    if (!isPreview() || slug === undefined || /^\/[\w-]+$/.test(String(slug))) return result;
  } catch (error) {
    if (!isPreview()) throw error;
  }
  const route = routeOf(path.relative(process.cwd(), params.filePath).split(path.sep).join('/'));
  return {frontMatter: {title: 'Página por corregir', slug: route}, content: params.fileContent};
};

/**
 * Reads the front matter of docs and pages and gives Docusaurus what the rest of the site derives
 * from it. Its rules are in `content-check`, which runs before the build.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await read({...params, fileContent: tidy(params.fileContent)});
  const {frontMatter} = result;
  // Our own layout shows the title in the hero of each page.
  return {
    ...result,
    frontMatter: {
      hide_title: true,
      ...(frontMatter['section'] === HOME ? {description: loadData('brand').description} : {}),
      ...frontMatter,
      ...plainDuties(frontMatter['articles']),
      ...expertFields(frontMatter['expert'], params.filePath),
    },
  };
};
