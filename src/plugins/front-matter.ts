import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Reads the front matter of docs and pages and gives Docusaurus what the rest of the site derives
 * from it. Validation lives here because Docusaurus lets unknown keys and missing descriptions pass.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  // Our own layout shows the title in the hero of each page.
  return {...result, frontMatter: {hide_title: true, ...result.frontMatter}};
};
