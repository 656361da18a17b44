import {createEvents, type EventAttributes} from 'ics';

/** The library's types leave out `timestamp`, which it reads and its guide explains. */
export type CalendarEvent = EventAttributes & {readonly timestamp: number};

/** The library folds lines by characters; the standard counts bytes, and accents take two. */
function fold(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      const rows = [''];
      for (const character of line) {
        // A row after the first begins with a space, which counts too.
        const room = rows.length === 1 ? 75 : 74;
        if (Buffer.byteLength(rows.at(-1)! + character) > room) rows.push('');
        rows[rows.length - 1] += character;
      }
      return rows.join('\r\n ');
    })
    .join('\r\n');
}

/**
 * An iCalendar file of Bogotá, for the build only. The library escapes what editors wrote; lines are
 * folded by bytes here. Throws in Spanish when the library refuses an event.
 *
 * @param events at least one, each with its own stable `uid` and `timestamp`
 * @param what it is, for the error: «el calendario de la Ley 2491»
 */
export function toCalendar(events: readonly CalendarEvent[], what: string): string {
  const {error, value} = createEvents(events.map((event) => ({...event, method: 'PUBLISH'})));
  if (error || !value) throw new Error(`No se pudo hacer ${what}: ${error?.message ?? 'no tiene fechas'}.`);
  return fold(value.replace('CALSCALE:GREGORIAN', 'CALSCALE:GREGORIAN\r\nX-WR-TIMEZONE:America/Bogota'));
}
