import type {Law, LawId} from '../data/types';

import {isPast} from './deadline';

type Deadline = Law['deadlines'][number];

/** Whether a term has a day ahead that a calendar can hold: its own, or a reminder of ours. */
export const hasCalendar = (deadline: Deadline, today: string): boolean =>
  Boolean(deadline.reminder ?? (deadline.until && deadline.who !== 'todos' && !isPast(deadline, today)));

/** File of one term, under the site's root: `/calendario/ley-2491-de-2025-reporte.ics`. */
export const calendarFile = (law: LawId, deadline: string): string => `/calendario/${law}-${deadline}.ics`;

/** File with all the terms of a law. */
export const lawCalendarFile = (law: LawId): string => `/calendario/${law}.ics`;
