import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {checkAll, isPreview, PreviewErrors} from '../../content/check/preview';
import {formatReport} from '../../content/check/report';

/**
 * Checks the pages before the site is built: one Error in Spanish lists all problems (what was built is
 * looked at by `scripts/check-built.ts`, after all plugins). `npm run dev` shows the same words in the browser instead of stopping,
 * and recovers once they are mended.
 */
export default function contentCheckPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'content-check',
    getPathsToWatch: () => (isPreview() ? [`${siteDir}/src/data/*.{yaml,json}`, `${siteDir}/docs/**/*`] : []),
    // The bundler compiles again, and `PreviewErrors` looks again, when this file changes.
    getClientModules: () =>
      isPreview() ? [path.join(generatedFilesDir, 'content-check', 'default', 'problems.json')] : [],
    async loadContent() {
      if (isPreview()) return;
      const problems = checkAll(siteDir);
      if (problems.length > 0) throw new Error(formatReport(problems));
    },
    async contentLoaded({actions}) {
      if (!isPreview()) return;
      const problems = checkAll(siteDir);
      await actions.createData('problems.json', JSON.stringify({problems}));
    },
    configureWebpack: (_, isServer) =>
      isPreview() && !isServer ? {plugins: [new PreviewErrors(siteDir) as never]} : {},
  };
}
