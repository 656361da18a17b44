import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';

import {anyText, fc, fieldText, word} from '../../../tests/support/random';
import {loadData} from '../../data/load';
import type {Law} from '../../data/types';

import {lawCalendar} from './calendar';
import {cleanScan, parseOfficialText} from './official';
import {readLawDocument} from './read';

const HEADINGS = ['ARTÍCULO N.', 'ARTICULO No.', 'Artículo N°.', 'ARTÍCULO N:', 'Artículo Nº.', 'ART. N -'];
const sentence = fc
  .array(word, {minLength: 2, maxLength: 8})
  .map((words) => `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`);

const writtenLaw = fc.record({
  articles: fc.array(fc.array(sentence, {minLength: 1, maxLength: 4}), {minLength: 1, maxLength: 20}),
  heading: fc.constantFrom(...HEADINGS),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  mark: fc.constantFrom('', '\uFEFF'),
  // Official texts are often cut to a width.
  isCut: fc.boolean(),
});

describe('the official text', () => {
  it('comes back article by article, word by word, with any heading and line ends', () =>
    fc.assert(
      fc.property(writtenLaw, ({articles, heading, lineEnd, mark, isCut}) => {
        const source = articles
          .map(
            (paragraphs, index) =>
              `${heading.replace('N', String(index + 1))} ${paragraphs.map((text) => (isCut ? text.replace(' ', '\n') : text)).join('\n\n')}`,
          )
          .join('\n\n')
          .replace(/\n/g, lineEnd);
        // The last article may be followed by signatures, so only its first paragraph is surely its own.
        const parsed = parseOfficialText(mark + source, {count: articles.length, file: 'texto.txt'});
        const expected = articles.map((paragraphs) => [...paragraphs]);
        const last = expected.length - 1;
        expect(Object.values(parsed.articles).slice(0, last)).toEqual(expected.slice(0, last));
        expect([...parsed.articles[articles.length]!, ...parsed.closing]).toEqual(expected[last]);
        expect(parsed.preamble).toEqual([]);
      }),
    ));

  it('of any file is split or refused with the name of the file', () =>
    fc.assert(
      fc.property(anyText, fc.integer({min: 1, max: 15}), fc.boolean(), (text, count, hasHeading) => {
        const source = hasHeading ? `ARTÍCULO 1. ${text}\n\nARTÍCULO 2. ${text}` : text;
        try {
          expect(Object.keys(parseOfficialText(source, {count, file: 'texto.txt'}).articles)).toHaveLength(
            count,
          );
        } catch (error) {
          expect((error as Error).message).toMatch(/^En texto\.txt/);
        }
      }),
    ));

  it('is cleaned of scanning once and for all', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanScan(cleanScan(text))).toBe(cleanScan(text));
      }),
    ));

  it('of a page of ours is read or refused with the name of the file', () =>
    fc.assert(
      fc.property(anyText, anyText, (front, body) => {
        try {
          readLawDocument(`---\n${front}\n---\n\n## Artículo ${body}`, 'ley.mdx');
        } catch (error) {
          expect((error as Error).message).toMatch(/^En ley\.mdx/);
        }
      }),
    ));
});

describe('the calendar', () => {
  const [law] = loadData('laws');
  /** What the library writes of an event; a name besides these came out of an editor's text. */
  const NAMES = new Set(
    'uid summary dtstamp dtstart dtend description url categories rrule transp x-microsoft-cdo-busystatus'.split(
      ' ',
    ),
  );

  it('escapes whatever an editor writes: one event, known properties, the text letter for letter', () =>
    fc.assert(
      fc.property(fieldText, fieldText, fieldText, (text, when, name) => {
        const hostile = {
          ...law!,
          name,
          deadlines: [{...law!.deadlines.find(({id}) => id === 'reporte')!, text, when}],
        } as Law;
        const file = lawCalendar(hostile, 'https://example.com/', '2025-08-01');
        const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents();
        expect(events.map((event) => event.name)).toEqual(['vevent']);
        expect(events[0]!.getAllProperties().filter((property) => !NAMES.has(property.name))).toEqual([]);
        expect(String(events[0]!.getFirstPropertyValue('description')).startsWith(`${text}\n`)).toBe(true);
      }),
    ));
});
