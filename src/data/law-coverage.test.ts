import fs from 'node:fs';
import {describe, expect, it} from 'vitest';

import {LAW_IDS} from '../lib/law';
import {checkFrontMatter} from '../content/check/front-matter';
import {readContext} from '../content/check/project';
import {checkDuties, checkRestsOn, lawLines} from './law-coverage';
import {validateAll, type DataFiles} from './load';
import {paragraphCode} from './schemas/laws';
import type {LawActor, LawLine, LawParagraph} from './types';

const line = (id: string, actor: LawActor, force: LawLine['force'] = 'deber'): LawLine => ({
  id,
  actor,
  force,
  orders: `Lo de ${id}.`,
});
const paragraph = (article: number, ...lines: LawLine[]): LawParagraph => ({
  article,
  paragraph: 'inciso 1',
  lines,
});

const lines = lawLines({
  'law-2491': [
    paragraph(1, line('2491-1-i1-1', 'colegio'), line('2491-1-i1-2', 'ministerio')),
    paragraph(2, line('2491-2-i1-1', 'sin-nombrar'), line('2491-2-i1-2', 'colegio', 'facultad')),
  ],
  'law-2503': [paragraph(1, line('2503-1-i1-1', 'colegio'))],
});
const duty = (...restsOn: string[]) => ({text: 'Hacer algo.', restsOn});
const first = {number: 1, who: 'El colegio.', duties: [duty('2491-1-i1-1')]};
const found = (...articles: Parameters<typeof checkDuties>[1][number][]): string[] =>
  checkDuties('ley-2491-de-2025', articles, lines).map(({found: text, cure}) => `${text} | ${cure}`);

describe('the duties of a law page', () => {
  it('rest on lines that oblige the school', () => expect(found(first)).toEqual([]));

  it('may not rest on a line that does not exist', () => {
    expect(found({...first, duties: [duty('2491-1-i1-1', '2491-1-i1-9')]})).toEqual([
      '«2491-1-i1-9», que no es una línea de la ley | ¿quiso escribir «2491-1-i1-1»?',
    ]);
  });

  it('may not turn what another must do into a duty of the school', () => {
    expect(found({...first, duties: [duty('2491-1-i1-1'), duty('2491-1-i1-2')]})).toEqual([
      '2491-1-i1-2, cuyo actor es «ministerio» | quite el deber, o apóyelo en una línea del colegio.',
    ]);
  });

  it('say that it is our reading where the paragraph names nobody', () => {
    const second = {number: 2, who: 'El colegio.', duties: [duty('2491-2-i1-1')]};
    expect(found(first, second)).toEqual([expect.stringContaining('diga «según nuestra lectura»')]);
    expect(found(first, {...second, who: 'Según nuestra lectura, el colegio.'})).toEqual([]);
  });

  it('stand at their own article of their own law', () => {
    expect(found({...first, number: 2})).toContainEqual(expect.stringContaining('no es del artículo 2'));
    expect(found({...first, duties: [duty('2491-1-i1-1', '2503-1-i1-1')]})).toHaveLength(1);
  });

  it('leave out nothing that the law orders the school to do; what it allows may be left out', () => {
    expect(found({...first, duties: []})).toEqual([
      'ningún deber del artículo 1 se apoya en 2491-1-i1-1 | agregue el deber con «restsOn: [2491-1-i1-1]».',
    ]);
  });
});

describe('the laws of the site', () => {
  const data = validateAll();

  it.each(LAW_IDS)('%s has a duty for each order to the school, and none without one', (law) => {
    const file = `docs/leyes/${law}/index.mdx`;
    const context = readContext(process.cwd());
    const text = fs.readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
    expect(checkFrontMatter(file, text, context).problems).toEqual([]);
    // The same page, with a duty that rests on what the Ministry must do.
    const other = [...lawLines(data).values()].find(
      (entry) => entry.law === law && entry.actor === 'ministerio',
    )!;
    const wrong = checkFrontMatter(file, text.replace(/restsOn: \[/, `restsOn: [${other.id}, `), context);
    expect(wrong.problems[0]).toMatchObject({
      file,
      line: text.slice(0, text.indexOf('restsOn: [')).split('\n').length,
      found: `${other.id}, cuyo actor es «ministerio»`,
    });
  });

  it('has lines for each article', () => {
    for (const {number, articleCount} of data.laws) {
      const articles = data[number === 2491 ? 'law-2491' : 'law-2503'].map(({article}) => article);
      expect([...new Set(articles)]).toEqual(Array.from({length: articleCount}, (_, index) => index + 1));
    }
  });

  const changed = (change: (data: DataFiles) => object): string[] =>
    checkRestsOn({...data, ...change(data)}).map(({name, found: text}) => `${name}: ${text}`);

  it('refuses a term whose actor is not that of its line', () => {
    const laws = (files: DataFiles) => ({
      laws: files.laws.map((law) => ({
        ...law,
        deadlines: law.deadlines.map((entry) =>
          entry.who === 'gobierno' ? {...entry, who: 'ministerio' as const} : entry,
        ),
      })),
    });
    expect(changed(laws)).toEqual([expect.stringMatching(/^laws: 2503-12-\S+, cuyo actor es «gobierno»/)]);
  });

  it('refuses a point of the checklist that the Ministry must meet, unless it is advice', () => {
    const ministry = [...lawLines(data).values()].find(({actor}) => actor === 'ministerio')!;
    const alerts = (text: string) => (files: DataFiles) => ({
      alerts: files.alerts.map((group, index) =>
        index === 0
          ? {
              ...group,
              checks: [...group.checks, {text, restsOn: [ministry.id]}],
              basis: [...group.basis, {law: ministry.law, articles: [ministry.article]}],
            }
          : group,
      ),
    });
    expect(changed(alerts('El colegio evalúa.'))).toEqual([
      `alerts: ${ministry.id}, cuyo actor es «ministerio»`,
    ]);
    expect(changed(alerts('Conviene evaluar.'))).toEqual([]);
  });

  it('refuses a compared cell whose article nothing rests on, or that rests on another', () => {
    const cell = {text: 'Algo.', articles: [1], restsOn: ['2491-2-i1-1']};
    const rows = (files: DataFiles) => ({
      'law-comparison': [{...files['law-comparison'][0]!, ley2491: cell}],
    });
    expect(changed(rows)).toEqual([
      'law-comparison: 2491-2-i1-1, del artículo 2 de la Ley 2491',
      'law-comparison: el artículo 1 de la Ley 2491, en el que nada se apoya',
    ]);
  });
});

it('paragraphCode writes a paragraph as ids do', () => {
  expect(paragraphCode('inciso 1')).toBe('i1');
  expect(paragraphCode('parágrafo 3, numeral 2')).toBe('p3n2');
  expect(paragraphCode('parágrafo')).toBe('p');
});
