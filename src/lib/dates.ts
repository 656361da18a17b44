/**
 * Day in Bogotá (UTC-5, without daylight saving) of a moment in milliseconds, as `AAAA-MM-DD`: the
 * same in build and browser, whatever their time zone.
 */
export function dayInBogota(milliseconds: number): string {
  return new Date(milliseconds - 5 * 3_600_000).toISOString().slice(0, 10);
}
