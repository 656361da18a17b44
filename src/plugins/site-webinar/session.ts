import type {DateArray} from 'ics';

import type {WebinarSession} from '../../data/types';
import {toCalendar} from '../../lib/calendar';
import {endOf} from '../../lib/webinar-calendar';

/** The session if there is one that has not ended. */
export function upcoming(session: WebinarSession | undefined, now: number): WebinarSession | undefined {
  return session && endOf(session) > now ? session : undefined;
}

/** The iCalendar file of a session. Its hour is written in UTC, so that every calendar places it alike. */
export function sessionCalendar(session: WebinarSession, pageUrl: string): string {
  const {title, date, minutes, url} = session;
  const start = new Date(endOf(session) - minutes * 60_000);
  return toCalendar(
    [
      {
        // Neither the hour nor the site's address: a correction must not duplicate it.
        uid: `webinar-${date}@catedra-emocional`,
        title,
        description: [title, url && `Acceso: ${url}`, pageUrl].filter(Boolean).join('\n'),
        url: url ?? pageUrl,
        start: [
          start.getUTCFullYear(),
          start.getUTCMonth() + 1,
          start.getUTCDate(),
          start.getUTCHours(),
          start.getUTCMinutes(),
        ] as DateArray,
        startInputType: 'utc',
        startOutputType: 'utc',
        duration: {hours: Math.floor(minutes / 60), minutes: minutes % 60},
        // Not the moment of the build: the same data give the same file.
        timestamp: Date.parse(`${date}T00:00:00Z`),
        calName: title,
        productId: '-//Catedra Emocional//Webinar//ES',
      },
    ],
    'el calendario de la próxima sesión (webinar.yaml)',
  );
}
