import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {dataDir, validateAll} from '../../data/load';
import {preparationNote, provisionalValues} from '../../data/provisional';

/** What rests on which line of a law is for the checks alone. */
const forBrowsers = (key: string, value: unknown): unknown => (key === 'restsOn' ? undefined : value);

/**
 * Reads `src/data/*.yaml`, validates it as a whole and writes it as JSON for the bundler, so that a
 * page brings only the files it imports: `import tools from '@data/tools'`.
 */
export default function siteDataPlugin(context: LoadContext): Plugin {
  const outDir = path.join(context.generatedFilesDir, 'site-data', 'default');
  return {
    name: 'site-data',
    getPathsToWatch: () => [path.join(dataDir, '*.yaml')],
    async contentLoaded({actions}) {
      await Promise.all(
        Object.entries(validateAll()).map(([name, data]) =>
          actions.createData(`${name}.json`, JSON.stringify(data, forBrowsers)),
        ),
      );
      await actions.createData('preparation.json', JSON.stringify(preparationNote(provisionalValues())));
    },
    configureWebpack: () => ({resolve: {alias: {'@data': outDir}}}),
  };
}
