import type {DateArray} from 'ics';

import type {Law} from '../../data/types';
import {toCalendar, type CalendarEvent} from '../../lib/calendar';
import {articleId} from '../../lib/law';
import {hasCalendar} from '../../lib/law-calendar';

type Deadline = Law['deadlines'][number];

const dateArray = (iso: string): DateArray => iso.split('-').map(Number) as DateArray;

/** The day after: an event of a whole day ends where the next day begins. */
function nextDay(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** Two weeks before, time enough to gather what a report needs. In hours: the library writes others wrongly. */
const ALARM = {hours: 14 * 24};

/** Whole days have no hour, so no time zone can move them; the calendar itself says it is Bogotá's. */
function toEvent(law: Law, deadline: Deadline, address: string): CalendarEvent {
  const {id, text, when, article, until, reminder} = deadline;
  const day = reminder?.from ?? until ?? law.inForce;
  const url = `${address}${law.id}#${articleId(article)}`;
  const note = reminder
    ? 'La ley no fija el día: esta fecha es un recordatorio nuestro.'
    : 'Según nuestra lectura: fecha contada desde el día en que la ley empezó a regir.';
  return {
    // Without the site's address: a move to another domain must not duplicate anything.
    uid: `${law.id}-${id}@catedra-emocional`,
    // Says what and for whom without opening the event.
    title: `Ley ${law.number}, art. ${article}: ${text.split('. ')[0]!.replace(/\.$/, '')}`,
    description: `${text}\n${law.name}, artículo ${article}. ${when}.\n${note}\n${url}`,
    url,
    start: dateArray(day),
    end: dateArray(nextDay(day)),
    ...(reminder ? {recurrenceRule: `FREQ=MONTHLY;INTERVAL=${reminder.months}`} : {}),
    alarms: [{action: 'display', description: text, trigger: {...ALARM, before: true}}],
    // Not the day of the build: the same data give the same file.
    timestamp: Date.parse(`${law.sanctioned}T00:00:00Z`),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    categories: [law.name],
    calName: `${law.name}: plazos`,
    productId: '-//Catedra Emocional//Leyes//ES',
  };
}

/**
 * An iCalendar file with the terms of a law that have a day. The library escapes what editors wrote
 * and folds long lines. Throws when it refuses an event.
 *
 * @param address of the site, with its final slash
 * @param today day of Bogotá: what is over by then is left out
 * @param only one of the terms, by id
 */
export function lawCalendar(law: Law, address: string, today: string, only?: string): string {
  const events = law.deadlines.filter(
    (deadline) => hasCalendar(deadline, today) && (only === undefined || deadline.id === only),
  );
  return toCalendar(
    events.map((deadline) => toEvent(law, deadline, address)),
    `el calendario de la ${law.name}`,
  );
}
