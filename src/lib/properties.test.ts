import {describe, expect, it} from 'vitest';

import {anyText, fc, word} from '../../tests/support/random';

import {aliasOf} from './anchor';
import {toCsv} from './csv';
import {dayInBogota} from './dates';
import {formatDate, formatInteger, formatMoney, formatPartialDate, formatPercent} from './format';
import {highlight, plainExcerpt} from '../search/engine/highlight';
import {parseQuery} from '../search/engine/query';
import {correct, isOneErrorAway} from '../search/engine/spelling';
import {contentWords, fold, hasContent, matches, stem, wordsOf} from '../search/engine/words';
import {keepTogether, NBSP, slugify} from './text';

/** A reader of CSV as a spreadsheet has it: quotes around each cell, doubled inside. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let rest = text.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const cell = /^"((?:[^"]|"")*)"(;|\r\n)/.exec(rest);
    if (!cell) throw new Error(`no cell at «${rest.slice(0, 20)}»`);
    rows.at(-1)!.push(cell[1]!.replace(/""/g, '"'));
    rest = rest.slice(cell[0].length);
    if (cell[2] === '\r\n' && rest !== '') rows.push([]);
  }
  return rows;
}

describe('anchors', () => {
  it('are plain ASCII, and an anchor of an anchor is itself', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(text)).toMatch(/^[a-z0-9-]*$/);
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    ));

  it('of any hash lead to an id that exists, or nowhere', () =>
    fc.assert(
      fc.property(anyText, fc.array(anyText), (hash, ids) => {
        const {id, isExact} = aliasOf(`#${hash}`, (name) => ids.includes(name));
        if (id === undefined) expect(isExact).toBe(false);
        else expect(ids).toContain(id);
      }),
    ));

  it('of a heading are found with accents, capitals and encoding', () =>
    fc.assert(
      fc.property(fc.array(word, {minLength: 1, maxLength: 4}), (words) => {
        const id = slugify(words.join(' '));
        const written = encodeURIComponent(words.join('-').toUpperCase());
        expect(aliasOf(`#${written}`, (name) => name === id).id).toBe(id);
      }),
    ));
});

describe('CSV', () => {
  it('gives back every cell, and no cell is a formula', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(anyText, {minLength: 1, maxLength: 5}), {minLength: 1, maxLength: 5}),
        (rows) => {
          const read = readCsv(toCsv(rows));
          expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
          read.flat().forEach((cell, index) => {
            expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
            const written = rows.flat()[index]!;
            expect([written, `'${written}`]).toContain(cell);
          });
        },
      ),
    ));
});

describe('formats', () => {
  it('of numbers are read back as the number', () =>
    fc.assert(
      fc.property(fc.integer({min: 0, max: 1e12}), (value) => {
        expect(Number(formatInteger(value).replace(/\./g, ''))).toBe(value);
        expect(formatMoney(value)).toBe(`$${NBSP}${formatInteger(value)}`);
        expect(formatPercent(value / 10)).toBe(`${String(value / 10).replace('.', ',')}${NBSP}%`);
      }),
    ));

  it('of days name that day, and any other text is refused in Spanish', () => {
    fc.assert(
      fc.property(
        fc.date({min: new Date('1300-01-01'), max: new Date('2999-12-31'), noInvalidDate: true}),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, , day] = iso.split('-');
          expect(formatDate(iso)).toMatch(
            new RegExp(`^${Number(day)}\\u00a0de\\u00a0[a-z]+ de\\u00a0${year}$`),
          );
          expect(formatPartialDate(iso)).toBe(formatDate(iso));
          expect(formatPartialDate(iso.slice(0, 7))).toMatch(new RegExp(`^[A-Z][a-z]+ de ${year}$`));
          expect(dayInBogota(date.getTime() + 5 * 3_600_000)).toBe(iso);
        },
      ),
    );
    fc.assert(
      fc.property(
        anyText.filter((text) => !/^\d{4}-\d{2}-\d{2}$/.test(text)),
        (text) => {
          expect(() => formatDate(text)).toThrow(/no es válida/);
        },
      ),
    );
  });

  it('that keep words together change nothing but spaces', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(keepTogether(text).replaceAll(NBSP, ' ')).toBe(text.replaceAll(NBSP, ' '));
      }),
    ));
});

describe('a query', () => {
  it('of any text is plain words, few of them, and references as the index writes them', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(word, {minLength: 13, maxLength: 60}).map((words) => words.join(' ')),
        ),
        (text) => {
          const {words, references, rest} = parseQuery(text, [2491, 2503]);
          expect(words.length).toBeLessThanOrEqual(24);
          expect(words.filter((found) => hasContent([found])).length).toBeLessThanOrEqual(12);
          for (const found of [...words, ...rest]) expect(found).toMatch(/^[\p{L}\p{N}]+$/u);
          for (const reference of references) expect(reference).toMatch(/^x(?:ley\d+)?(?:art\d+)?x$/);
          expect(contentWords(words).length > 0).toBe(words.length > 0);
        },
      ),
    ));

  it('that names an article is read in any of its forms', () =>
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 15}),
        fc.constantFrom(2491, 2503),
        fc.constantFrom(
          'art. N ley L',
          'artículo N de la Ley L de 2025',
          'ley L art N',
          'L N',
          'LEY LARTÍCULO N'.replace('LA', 'L A'),
        ),
        (article, law, form) => {
          const text = form.replace('N', String(article)).replace(/L(?!EY|ey)/, String(law));
          expect(parseQuery(text, [2491, 2503]).references).toEqual([`xley${law}art${article}x`]);
        },
      ),
    ));

  it('is folded once and for all', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        for (const found of wordsOf(fold(text))) {
          expect(stem(found)).not.toBe('');
          expect(matches(found, found)).toBe(true);
        }
      }),
    ));

  it('is mended to a word that exists, one letter away', () =>
    fc.assert(
      fc.property(word, fc.array(word), (typed, vocabulary) => {
        const meant = correct(fold(typed), vocabulary);
        if (meant === undefined) return;
        expect(vocabulary).toContain(meant);
        expect(isOneErrorAway(fold(meant), fold(typed))).toBe(true);
      }),
    ));

  it('marks words of a text without changing a letter of it', () =>
    fc.assert(
      fc.property(anyText, fc.array(word), (text, words) => {
        expect(
          highlight(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    ));

  it('has excerpts without markup of Pagefind', () =>
    fc.assert(
      fc.property(word, word, (before, marked) => {
        expect(plainExcerpt(`${before} <mark>${marked}</mark> &lt;b&gt;`)).toBe(`${before} ${marked} <b>`);
      }),
    ));
});
