import fs from 'node:fs';
import path from 'node:path';

import ICAL from 'ical.js';
import {expect, test} from 'vitest';

import {BUILD_DIR} from '../support/site';

// Calendar files as a calendar reads them: with the reader of Thunderbird, which is strict where Outlook is.
const files = fs
  .readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.ics'));

test.each(files)('%s is read whole: days that no zone moves, alarms before, an end', (file) => {
  const text = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  for (const row of text.split('\r\n')) {
    expect(row).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(row), row).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map(({uid}) => uid)).size).toBe(events.length);
  for (const event of events) {
    const {startDate, endDate, component, summary, description} = event;
    // A zone by name would have to come with the file; Google takes the zone of its reader where it does not.
    expect(startDate.isDate || startDate.zone === ICAL.Timezone.utcTimezone, summary).toBe(true);
    expect(endDate.compare(startDate), summary).toBe(1);
    expect(`${summary}${description}`, 'letters that a cut row would break').not.toContain('\uFFFD');
    expect(URL.canParse(String(component.getFirstPropertyValue('url'))), summary).toBe(true);
    expect(component.hasProperty('dtstamp'), summary).toBe(true);
    for (const alarm of component.getAllSubcomponents('valarm')) {
      expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
      expect((alarm.getFirstPropertyValue('trigger') as ICAL.Duration).isNegative).toBe(true);
    }
    if (!event.isRecurring()) continue;
    const days = event.iterator();
    expect([days.next(), days.next()].map((day) => day?.compare(startDate))).toEqual([0, 1]);
  }
});

test('there are calendars to read', () => expect(files.length).toBeGreaterThan(0));
