import type {DateArray} from 'ics';

import {toCalendar, type CalendarEvent} from '../../lib/calendar';
import {MONTHS} from '../../lib/format';
import {CALENDARS, PLAN_PATH, type Calendar, type Month} from '../../lib/school-year';

import type {PlannedStep} from './types';

/** A week before. In hours: the library writes others wrongly. */
const ALARM = {hours: 7 * 24};

/**
 * The day that a reminder stands on when a step names only its month: the first from Tuesday to Friday, from the
 * 2nd on, since most holidays of Colombia are the 1st or a Monday. Of the next such month, that of today left out.
 *
 * @param today `AAAA-MM-DD`
 */
export function dayOf(month: Month, today: string): DateArray {
  const [year = 0, current = 0] = today.split('-').map(Number);
  const number = MONTHS.indexOf(month) + 1;
  const own = number > current ? year : year + 1;
  const first = [2, 3, 4, 5].find((day) => {
    const weekday = new Date(Date.UTC(own, number - 1, day)).getUTCDay();
    return weekday >= 2 && weekday <= 5;
  })!;
  return [own, number, first];
}

const basisText = ({basis}: PlannedStep): string =>
  basis
    .map(
      ({law, articles}) =>
        `Ley ${law.slice(4, 8)}, ${articles.length > 1 ? 'artículos' : 'artículo'} ${articles.join(' y ')}`,
    )
    .join('; ');

/**
 * An iCalendar file with the steps of a school calendar, each on the next month that it names, with an alarm.
 * Its days are reminders of ours, and every event says so.
 *
 * @param address of the site, with its final slash
 * @param today day of the build in Bogotá
 */
export function planCalendar(
  steps: readonly PlannedStep[],
  calendar: Calendar,
  address: string,
  today: string,
): string {
  const url = `${address}${PLAN_PATH.slice(1)}`;
  const {name} = CALENDARS[calendar];
  const events = steps.map((step): CalendarEvent => {
    const {id, title, months, owner, approver, length, evidence, open} = step;
    const start = dayOf(months[calendar], today);
    return {
      uid: `plan-${calendar}-${id}-${start[0]}@catedra-emocional`,
      title,
      description: [
        `Lo hace: ${owner}. Lo aprueba: ${approver}. Toma: ${length.toLowerCase()}.`,
        `Queda: ${evidence.map(({document}) => document).join(' ')}`,
        `Se apoya en: ${basisText(step)}.${open ? ` ${open}` : ''}`,
        `El mes es propuesta nuestra para el ${name} y el día, solo un recordatorio: muévalo al que sirva a su colegio.`,
        url,
      ].join('\n'),
      url,
      start,
      end: [start[0], start[1], start[2]! + 1],
      alarms: [{action: 'display', description: title, trigger: {...ALARM, before: true}}],
      // Not the hour of the build: the same data on the same day give the same file.
      timestamp: Date.parse(`${today}T00:00:00Z`),
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      calName: `Plan del año escolar: ${name}`,
      productId: '-//Catedra Emocional//Plan del ano escolar//ES',
    };
  });
  return toCalendar(events, `el plan del año del ${name}`);
}
