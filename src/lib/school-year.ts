/** The school year as months: what a step of school-year.yaml may name, and where it falls. */

import {MONTHS} from './format';

export type Month = (typeof MONTHS)[number];

/** School calendars of Colombia, each with the month that its plan begins in. */
export const CALENDARS = {
  a: {name: 'calendario A', classes: 'clases de febrero a noviembre', first: 'enero'},
  b: {name: 'calendario B', classes: 'clases de septiembre a junio', first: 'agosto'},
} as const;
export type Calendar = keyof typeof CALENDARS;
export const CALENDAR_IDS = Object.keys(CALENDARS) as Calendar[];

export const SECTORS = ['oficial', 'privado'] as const;
export const LEVELS = ['preescolar', 'primaria', 'secundaria', 'media'] as const;

/** How far into the plan of a calendar a month is: 0 to 11. */
export const placeOf = (month: Month, calendar: Calendar): number =>
  (MONTHS.indexOf(month) - MONTHS.indexOf(CALENDARS[calendar].first) + 12) % 12;

/** Files with the steps of a calendar, under the site's root. */
export const planCalendarFile = (calendar: Calendar): string => `/calendario/plan-del-ano-${calendar}.ics`;

/** The same plan in Word, one of the working papers. */
export const PLAN_PAPER = 'plan-del-ano-escolar';

/** Address of the plan. */
export const PLAN_PATH = '/ley-2491-de-2025#plan';
