import {describe, expect, it} from 'vitest';

import {loadData} from '../../data/load';
import type {Law} from '../../data/types';
import {hasCalendar} from '../../lib/law-calendar';

import {lawCalendar} from './calendar';

const laws = loadData('laws');
const SITE = 'https://example.com/catedra/';
/** A day before all terms. */
const BEFORE = '2025-08-01';
const unfold = (text: string): string => text.replace(/\r\n[ \t]/g, '');
const uids = (text: string): string[] => [...text.matchAll(/^UID:(.*?)\r$/gm)].map(([, uid]) => uid!);

describe.each(laws)('calendar of $name', (law) => {
  const text = lawCalendar(law, SITE, BEFORE);

  it('has the form of RFC 5545', () => {
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(text.match(/^END:VEVENT/gm)!.length);
    expect(text).toContain('X-WR-TIMEZONE:America/Bogota');
  });

  it('has whole days and identifiers that do not repeat or depend on the address', () => {
    expect(text.match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)).toHaveLength(uids(text).length);
    expect(new Set(uids(text)).size).toBe(uids(text).length);
    expect(uids(lawCalendar(law, 'https://example.org/', BEFORE))).toEqual(uids(text));
  });

  it('says in each title what is due, and reminds two weeks before', () => {
    const plain = unfold(text).replace(/\\([,;])/g, '$1');
    for (const {article, text: due} of law.deadlines.filter((deadline) => hasCalendar(deadline, BEFORE))) {
      expect(plain).toContain(
        `SUMMARY:Ley ${law.number}, art. ${article}: ${due.split('. ')[0]!.replace(/\.$/, '')}`,
      );
    }
    expect(plain.match(/BEGIN:VALARM\r\nACTION:DISPLAY[^]*?TRIGGER:-PT336H\r\nEND:VALARM/g)).toHaveLength(
      uids(text).length,
    );
  });

  it('is the same at every build', () => expect(lawCalendar(law, SITE, BEFORE)).toBe(text));
});

it('repeats only what the law repeats, and says that the day is ours', () => {
  const text = unfold(lawCalendar(laws[0]!, SITE, BEFORE, 'reporte'));
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('RRULE:FREQ=MONTHLY;INTERVAL=6');
  expect(text).toContain('La ley no fija el día');
  expect(unfold(lawCalendar(laws[1]!, SITE, BEFORE))).not.toContain('RRULE');
});

it('ends a day that closes a month in the next one', () => {
  const text = lawCalendar(laws[1]!, SITE, BEFORE, 'comision');
  expect(text).toContain('DTSTART;VALUE=DATE:20260131');
  expect(text).toContain('DTEND;VALUE=DATE:20260201');
});

it('escapes what an editor writes', () => {
  const law: Law = {
    ...laws[0]!,
    deadlines: [
      {
        id: 'x',
        who: 'colegio',
        article: 5,
        when: 'Hoy',
        text: 'A, b; c\\\nEND:VCALENDAR',
        until: '2026-01-31',
        restsOn: [],
      },
    ],
  };
  const text = lawCalendar(law, SITE, BEFORE);
  expect(unfold(text)).toContain('DESCRIPTION:A\\, b\\; c\\\\\\nEND:VCALENDAR');
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
});

it('holds only what lies ahead', () => {
  const terms = laws[1]!.deadlines.filter(({until, who}) => until && who !== 'todos');
  const last = terms
    .map(({until}) => until!)
    .sort()
    .at(-1)!;
  expect(terms.some((deadline) => hasCalendar(deadline, last))).toBe(true);
  expect(terms.some((deadline) => hasCalendar(deadline, `${Number(last.slice(0, 4)) + 1}-12-31`))).toBe(
    false,
  );
  // What repeats has no end.
  expect(laws[0]!.deadlines.some((deadline) => hasCalendar(deadline, '2099-01-01'))).toBe(true);
});
