import type {LoadContext, Plugin} from '@docusaurus/types';

import {checkBuilt} from './built';
import {checkAssets, checkContent} from './check';
import {readContext, readFiles, readPublished} from './project';
import {formatReport} from './report';

/** Every problem of every page. Data files have their own check, `validateAll`. */
export function checkProject(root: string): ReturnType<typeof checkContent>['problems'] {
  const context = readContext(root);
  return [
    ...checkContent(readFiles(root), context, readPublished(root)).problems,
    ...checkAssets(context.assets),
  ];
}

/**
 * Checks the pages before the site is built and at each saved change of `npm run dev`, which shows the
 * message in the browser and recovers once it is mended. One Error in Spanish lists all problems.
 */
export default function contentCheckPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-check',
    getPathsToWatch: () => [
      `${siteDir}/docs/**/*`,
      `${siteDir}/src/pages/**/*.{md,mdx}`,
      `${siteDir}/src/data/published-anchors.json`,
    ],
    async loadContent() {
      const problems = checkProject(siteDir);
      if (problems.length > 0) throw new Error(formatReport(problems));
    },
    // Last, so that a build that lost a text is no green build.
    async postBuild({outDir}) {
      const problems = checkBuilt(siteDir, outDir);
      if (problems.length > 0) throw new Error(formatReport(problems));
    },
  };
}
