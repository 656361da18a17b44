import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {loadData} from '../../src/data/load';
import {dayInBogota} from '../../src/lib/dates';
import {deadlineSentence, isPast} from '../../src/lib/deadline';
import {articleId, READING} from '../../src/lib/law';
import {parsePage} from '../support/html';
import {ROUTES} from '../support/pages';
import {BUILD_DIR, readPage} from '../support/site';

const plain = (text: string): string => text.replace(/\u00a0/g, ' ');
const laws = loadData('laws');
/** The day by which the pages were written. */
const built = dayInBogota(fs.statSync(path.join(BUILD_DIR, 'index.html')).mtimeMs);

describe.each(laws)('$name as it is served', (law) => {
  const html = readPage(`/${law.id}`);
  const $ = parsePage(html);

  it('says of each term whether it has passed, in the HTML and in the Markdown copy', () => {
    const copy = plain(fs.readFileSync(path.join(BUILD_DIR, `${law.id}.md`), 'utf8'));
    for (const {who, until, article, text} of law.deadlines) {
      if (until === undefined) continue;
      const entry = $('li[data-state]').find((item) => plain(item.text).includes(plain(text)));
      if (isPast({who, until}, built)) expect(entry?.text).toMatch(who === 'todos' ? /Ya rige/ : /venció/);
      if (who === 'todos') continue;
      const sentence = deadlineSentence({who, until}, built);
      const [panel] = $(`article[aria-labelledby="${articleId(article)}"] dl`);
      expect(plain(panel!.text)).toContain(plain(sentence));
      expect(copy).toContain(plain(sentence));
    }
  });

  it('says what was read and of when, and nothing that nobody has checked', () => {
    const [page] = $('main');
    expect(plain(page!.text)).toContain(plain(law.consulted.note));
    expect(html).not.toContain('legislationLegalForce');
    expect(page!.text).not.toMatch(/última revisión|no hemos encontrado/i);
  });

  it('says at the foot of every printed sheet whose text it is not, and of which day', () => {
    const foot = $('html')[0]?.attr('data-source');
    expect(foot).toMatch(/ · \d{1,2}\sde\s\p{Ll}+\sde\s\d{4} · .*no reemplaza el texto oficial$/u);
  });

  it('begins each article with what the school must do, and ends it with our advice', () => {
    for (let number = 1; number <= law.articleCount; number += 1) {
      const within = (part: string) => $(`article[aria-labelledby="${articleId(number)}"] ${part}`);
      const [article] = within('');
      const [duties, text] = ['> dl', '> .law-text'].map((part) =>
        article!.text.indexOf(within(part)[0]!.text),
      );
      expect(duties).toBeGreaterThan(0);
      expect(text).toBeGreaterThan(duties!);
      for (const advice of within(':is(.law-notices, details)'))
        expect(article!.text.indexOf(advice.text)).toBeGreaterThan(text!);
    }
  });

  it('has no list without entries', () => {
    expect($('main :is(ul, ol):empty')).toEqual([]);
  });

  it('words its advice as advice', () => {
    const boxes = $('article [role="note"]').map(({text}) => text);
    const advice = boxes.filter((box) => /^\s*(?:aviso|alerta)/i.test(box));
    expect(advice.length).toBeGreaterThan(0);
    for (const text of advice) {
      expect(text).toMatch(/conviene|según nuestra lectura/i);
      expect(text).not.toMatch(/\bdeben?\b/i);
    }
  });
});

/** Words that say more than the law does, and stand nowhere without the mark of a reading. */
it('marks as our reading, on every page, how often the Ministry studies the impact', () => {
  const copies = fs.readdirSync(BUILD_DIR).filter((name) => name.endsWith('.md'));
  const bare = copies.flatMap((name) => {
    const text = plain(fs.readFileSync(path.join(BUILD_DIR, name), 'utf8'));
    return [...text.matchAll(/.{0,60}cada dos años.{0,60}/gi)]
      .map(([place]) => place)
      .filter((place) => !place.toLowerCase().includes(READING))
      .map((place) => `${name}: ${place}`);
  });
  expect(bare).toEqual([]);
});

it('a page that names the Ministry in full links to its site', () => {
  const {label, href} = loadData('links').find(({id}) => id === 'mineducacion')!;
  const silent = ROUTES.filter((route) => {
    const select = parsePage(readPage(route));
    const isNamed = select('main').some(({text}) => plain(text).includes(label));
    return isNamed && !select('main a').some((link) => link.attr('href') === href);
  });
  expect(silent).toEqual([]);
});

it('no file of the site carries the lines of the laws that entries rest on', () => {
  const ids = (['law-2491', 'law-2503'] as const)
    .flatMap((name) => loadData(name))
    .flatMap(({lines}) => lines.map(({id}) => id));
  const files = fs
    .readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|js|md|json|xml|txt)$/.test(file));
  const carriers = files.filter((file) => {
    const text = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
    return /\b(?:2491|2503)-\d+-[inp]/.test(text) && ids.some((id) => text.includes(id));
  });
  expect(carriers).toEqual([]);
});
