import type {WebinarSession} from '../data/types';

/** File of the next session, under the site's root. */
export const SESSION_CALENDAR = '/calendario/webinar.ics';

/** Colombia has had no summer time since 1993. */
const BOGOTA = '-05:00';

/** The moment a session ends, in milliseconds. */
export const endOf = ({date, time, minutes}: WebinarSession): number =>
  Date.parse(`${date}T${time}:00${BOGOTA}`) + minutes * 60_000;
