import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {articlePath} from '../../src/lib/law';
import {CALENDAR_IDS, PLAN_PAPER, PLAN_PATH, planCalendarFile} from '../../src/lib/school-year';
import {readLawDocuments} from '../../src/plugins/site-laws';
import {readSchoolYear} from '../../src/plugins/site-laws/school-year';
import {parsePage} from '../support/html';
import {BUILD_DIR, readPage} from '../support/site';

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const steps = readSchoolYear(process.cwd(), readLawDocuments(process.cwd()));
const page = parsePage(readPage('/ley-2491-de-2025'));
const entries = page('[data-island=SchoolYear] ol > li');
const folds = page('[data-island=SchoolYear] details:has(ol)');
const fileOf = (address: string): string => fs.readFileSync(path.join(BUILD_DIR, address), 'utf8');
const unfold = (text: string): string => text.replace(/\r\n[ \t]/g, '').replace(/\\([,;])/g, '$1');

describe('the plan of the school year', () => {
  it('has every step, in the order of the data', () =>
    expect(page('[data-island=SchoolYear] ol input').map((box) => box.attr('name'))).toEqual(
      steps.map(({id}) => `paso-${id}`),
    ));

  it.each(steps.map((step, index) => [step.id, step, index] as const))(
    '%s tells its month in both calendars, who, what remains and why',
    (_, step, index) => {
      const text = plain(entries[index]!.text);
      const fold = plain(folds.find((entry) => entry.text.includes(step.title))!.text).toLowerCase();
      for (const calendar of CALENDAR_IDS)
        expect(fold).toMatch(new RegExp(`${calendar}: (?:\\p{L}+ y )?${step.months[calendar]}`, 'u'));
      const said = [step.title, step.owner, step.approver, step.length.toLowerCase(), step.open ?? ''];
      for (const words of [...said, ...step.evidence.map(({document}) => document)])
        expect(text).toContain(plain(words));
      const links = page(`[data-island=SchoolYear] li:has([name=paso-${step.id}]) a`).map((link) =>
        link.attr('href'),
      );
      expect(step.basis.length).toBeGreaterThan(0);
      for (const {law, articles} of step.basis)
        for (const number of articles) expect(links).toContain(articlePath(law, number));
    },
  );

  it('shows calendar A to begin with, without scripts', () =>
    expect(
      page('[data-island=SchoolYear] [name=calendario][checked]').map((input) => input.attr('value')),
    ).toEqual(['a']));

  it('offers files that are there', () => {
    const links = page('[data-island=SchoolYear] a[download]').map((link) => link.attr('href')!);
    expect(links).toEqual([...CALENDAR_IDS.map(planCalendarFile), `/formatos/${PLAN_PAPER}.docx`]);
    for (const link of links) expect(fs.existsSync(path.join(BUILD_DIR, link)), link).toBe(true);
  });

  it.each(CALENDAR_IDS)('has each step of calendar %s, with its alarm, in a calendar file', (calendar) => {
    const text = unfold(fileOf(planCalendarFile(calendar)));
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(steps.length);
    for (const {title, owner} of steps) {
      expect(text).toContain(`SUMMARY:${title}`);
      expect(text).toContain(`Lo hace: ${owner}`);
    }
    expect(text.match(/propuesta nuestra/g)).toHaveLength(steps.length);
  });

  it.each(['/', '/webinar', '/ley-2503-de-2025'])('is reached from %s', (route) =>
    expect(parsePage(readPage(route))(`main a[href="${PLAN_PATH}"]`).length).toBeGreaterThan(0),
  );
});
