import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';

import type {WebinarSession} from '../../data/types';

import {sessionCalendar, upcoming} from './session';

const SESSION: WebinarSession = {
  title: 'Webinar, sobre las leyes; 2491 y 2503',
  date: '2026-03-18',
  time: '20:30',
  minutes: 90,
};
const PAGE = 'https://example.com/catedra/webinar';
const unfold = (text: string): string => text.replace(/\r\n[ \t]/g, '');

describe('upcoming', () => {
  it('has nothing without a session', () => expect(upcoming(undefined, 0)).toBeUndefined());
  it('keeps a session until it ends in Bogotá', () => {
    // 22:00 in Bogotá is 03:00 of the next day in UTC.
    expect(upcoming(SESSION, Date.parse('2026-03-19T02:59:00Z'))).toBe(SESSION);
    expect(upcoming(SESSION, Date.parse('2026-03-19T03:00:00Z'))).toBeUndefined();
  });
});

describe('sessionCalendar', () => {
  const text = sessionCalendar(SESSION, PAGE);

  it('places the hour of Bogotá, and says how long it takes', () => {
    const [part] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
    const event = new ICAL.Event(part);
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-03-18T20:30:00-05:00'));
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-03-18T22:00:00-05:00'));
    expect(text).toContain('X-WR-TIMEZONE:America/Bogota');
  });

  it('escapes what an editor writes and folds by bytes', () => {
    expect(unfold(text)).toContain('SUMMARY:Webinar\\, sobre las leyes\\; 2491 y 2503');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('has an identifier that outlives a change of hour or of address', () => {
    const uid = (value: string): string | undefined => /^UID:(.*?)\r$/m.exec(value)?.[1];
    expect(uid(text)).toBe('webinar-2026-03-18@catedra-emocional');
    expect(uid(sessionCalendar({...SESSION, time: '08:00'}, 'https://example.org/'))).toBe(uid(text));
  });

  it('carries the address to enter when there is one', () => {
    expect(unfold(text)).toContain(`URL:${PAGE}`);
    const url = 'https://www.example.org/sala';
    expect(unfold(sessionCalendar({...SESSION, url}, PAGE))).toContain(`Acceso: ${url}`);
  });
});
