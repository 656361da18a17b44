import {describe, expect, it} from 'vitest';

import {lawLines} from '../../data/law-coverage';
import {loadData} from '../../data/load';
import type {SchoolStep} from '../../data/types';
import {MONTHS} from '../../lib/format';
import {CALENDAR_IDS, placeOf} from '../../lib/school-year';

import {readLawDocuments} from '.';
import {dayOf, planCalendar} from './plan-calendar';
import {deriveSchoolYear, readSchoolYear} from './school-year';

const documents = readLawDocuments(process.cwd());
const lines = lawLines({'law-2491': loadData('law-2491'), 'law-2503': loadData('law-2503')});
const [duty] = documents['ley-2491-de-2025'].duties;
const other = [...lines.values()].find(({actor}) => actor === 'ministerio')!;
const evidence = {document: 'Nota.', keeper: 'Rectoría'};

const derive = (change: Partial<SchoolStep>) => {
  const step: SchoolStep = {
    id: 'paso',
    title: 'Paso',
    months: {a: 'enero', b: 'agosto'},
    owner: 'Rectoría',
    approver: 'Consejo Directivo',
    length: 'Un día',
    restsOn: duty!.restsOn,
    ...change,
  };
  return deriveSchoolYear({people: [], steps: [step]}, documents, lines, ['acta']);
};
const told = (change: Partial<SchoolStep>): string[] =>
  derive(change).findings.map(({path, found, cure}) => `${path.join('.')}: ${found} | ${cure}`);

describe('a step of the school year', () => {
  it('takes its articles and its document from the duty', () => {
    const {steps, findings} = derive({});
    expect(findings).toEqual([]);
    expect(steps[0]!.basis).toEqual([{law: 'ley-2491-de-2025', articles: [duty!.article]}]);
    expect(steps[0]!.evidence).toEqual([duty!.evidence]);
  });

  it('has a document of its own where no duty stands behind it, and only there', () => {
    expect(told({restsOn: [other.id], evidence})).toEqual([]);
    expect(told({restsOn: [other.id]})).toEqual([
      expect.stringMatching(/^steps\.0\.restsOn: líneas en las que no se apoya ningún deber.*evidence:/),
    ]);
    expect(told({evidence})).toEqual([expect.stringMatching(/^steps\.0\.evidence: .*borre «evidence»/)]);
  });

  it('names a paper that is there', () => {
    expect(told({paper: 'acta'})).toEqual([]);
    expect(told({paper: 'actas'})).toEqual([expect.stringContaining('¿quiso escribir «acta»?')]);
  });
});

describe('the months', () => {
  it('are counted from where each calendar begins', () => {
    expect(MONTHS.map((month) => placeOf(month, 'a'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect([placeOf('agosto', 'b'), placeOf('enero', 'b'), placeOf('julio', 'b')]).toEqual([0, 5, 11]);
  });

  it('fall on a working day from the 2nd on, always ahead and within a year', () => {
    for (const today of ['2025-12-31', '2026-01-01', '2026-11-29', '2028-02-29'])
      for (const month of MONTHS) {
        const [year = 0, number = 0, day = 0] = dayOf(month, today) as number[];
        const date = new Date(Date.UTC(year, number - 1, day));
        expect([2, 3, 4, 5]).toContain(day);
        expect([2, 3, 4, 5]).toContain(date.getUTCDay());
        const ahead = (date.getTime() - Date.parse(today)) / 86_400_000;
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThan(373);
      }
  });
});

describe.each(CALENDAR_IDS)('the calendar file of calendar %s', (calendar) => {
  const steps = readSchoolYear(process.cwd(), documents);
  const make = (today: string): string => planCalendar(steps, calendar, 'https://example.com/', today);

  it('is the same for the same day, and has an event of its own for each step', () => {
    const text = make('2026-11-29');
    expect(make('2026-11-29')).toBe(text);
    const uids = text.replace(/\r\n[ \t]/g, '').match(/^UID:.*$/gm)!;
    expect(new Set(uids).size).toBe(steps.length);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('reminds a week before', () =>
    expect(make('2026-11-29').match(/TRIGGER:-PT168H/g)).toHaveLength(steps.length));
});
