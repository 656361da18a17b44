import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadData} from '../../data/load';
import {SESSION_CALENDAR} from '../../lib/webinar-calendar';

import {sessionCalendar, upcoming} from './session';

/**
 * The next session of the webinar, if `webinar.yaml` has one that has not ended: as data for the page
 * (`@webinar/session.json`, null without one) and as an `.ics` file. A past one is told, not an error:
 * a build must not begin to fail by itself.
 */
export default function siteWebinarPlugin(context: LoadContext): Plugin {
  const outDir = path.join(context.generatedFilesDir, 'site-webinar', 'default');
  return {
    name: 'site-webinar',
    async contentLoaded({actions}) {
      const {nextSession} = loadData('webinar');
      const session = upcoming(nextSession, Date.now());
      if (nextSession && !session) {
        console.info(
          `src/data/webinar.yaml: la sesión del ${nextSession.date} ya pasó y no se muestra. Cambie la fecha o borre «nextSession».`,
        );
      }
      await actions.createData('session.json', JSON.stringify(session ?? null));
    },
    async postBuild({outDir: buildDir, siteConfig}) {
      const session = upcoming(loadData('webinar').nextSession, Date.now());
      if (!session) return;
      const file = path.join(buildDir, SESSION_CALENDAR);
      await fs.promises.mkdir(path.dirname(file), {recursive: true});
      await fs.promises.writeFile(
        file,
        sessionCalendar(session, `${siteConfig.url}${siteConfig.baseUrl}webinar`),
      );
    },
    configureWebpack: () => ({resolve: {alias: {'@webinar': outDir}}}),
  };
}
