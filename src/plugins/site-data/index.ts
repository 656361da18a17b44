import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {dataDir, loadData, type DataName} from '../../data/load';

/**
 * Reads `src/data/*.yaml`, validates it and writes it as JSON for the bundler, so that a page brings
 * only the files it imports: `import tools from '@data/tools'`.
 */
export default function siteDataPlugin(context: LoadContext): Plugin {
  const outDir = path.join(context.generatedFilesDir, 'site-data', 'default');
  return {
    name: 'site-data',
    getPathsToWatch: () => [path.join(dataDir, '*.yaml')],
    async contentLoaded({actions}) {
      const names = fs
        .readdirSync(dataDir)
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => path.basename(file, '.yaml') as DataName);
      await Promise.all(
        names.map((name) => actions.createData(`${name}.json`, JSON.stringify(loadData(name)))),
      );
    },
    configureWebpack: () => ({resolve: {alias: {'@data': outDir}}}),
  };
}
