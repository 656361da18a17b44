/** File of the next session, under the site's root. */
export const SESSION_CALENDAR = '/calendario/webinar.ics';
