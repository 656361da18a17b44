import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadData} from '../../data/load';

/**
 * Measures the report of the webinar, so that its button states the real size. The build stops when
 * the file is missing: a download must never end on «not found».
 */
export default function reportFilePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'report-file',
    async contentLoaded({actions}) {
      const {report} = loadData('webinar');
      const file = path.join(siteDir, 'static', report.file);
      if (!fs.existsSync(file)) {
        throw new Error(
          `Falta static/${report.file}, el informe que ofrece la página del webinar. Ejecute npm run report o corrija «report.file» en src/data/webinar.yaml.`,
        );
      }
      await actions.createData(
        'report.json',
        JSON.stringify({file: report.file, bytes: fs.statSync(file).size}),
      );
    },
  };
}
