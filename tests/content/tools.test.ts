import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {loadData} from '../../src/data/load';
import {readPage} from '../support/site';

const pageOf = (id: string): CheerioAPI => load(readPage(`/${id}`));
/** As a browser shows it: one blank for many. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const mainOf = (id: string): string => plain(pageOf(id)('main').text());

describe.each(loadData('tools'))('/$id', (tool) => {
  const $ = pageOf(tool.id);
  const main = mainOf(tool.id);

  it('shows its facts and every indicator with its definition', () => {
    const duration = tool.heroDuration ?? tool.duration;
    if (duration) expect(main).toContain(plain(duration));
    const items = $('main li[data-indicator]');
    expect(items.length).toBe(tool.indicators.length);
    const list = items.parent().first();
    expect(list.is('ul, ol')).toBe(true);
    expect(`${list.attr('aria-label')}`).toMatch(/indicadores|polaridades/i);
    expect(list.children('li[data-indicator]').length).toBe(tool.indicators.length);
    const text = plain(list.text());
    for (const {name, definition} of tool.indicators) {
      expect(text).toContain(plain(name));
      expect(text).toContain(plain(definition));
    }
  });

  it('has both calls in hero and closing, in a new tab', () => {
    const href = (id: string) => loadData('links').find((link) => link.id === id)!.href;
    const named = (start: string) =>
      $('main a').filter((_, link) => plain($(link).text()).startsWith(plain(start)));
    const trials = named('Probar gratis');
    expect(trials.first().attr('href')).toBe(href('trial'));
    expect(trials.last().attr('href')).toBe(href(tool.closingLink));
    expect(trials.first().attr('target')).toBe('_blank');
    expect(named(tool.secondary.label).first().attr('href')).toBe(href(tool.secondary.link));
  });

  it('links to the law and says what it is not', () => {
    expect($('main a[href="/ley-2491-de-2025#articulo-5"]').length).toBeGreaterThan(0);
    expect(main).toMatch(/diagnóstico/);
  });
});

it('the Socioemociograma page names the six competences', () => {
  const main = mainOf('socioemociograma');
  for (const {name} of loadData('competences')) expect(main).toContain(plain(name));
});

it('bullying, Socioemociograma and screening link to each other', () => {
  const $ = pageOf('bullying-test');
  for (const href of ['/socioemociograma', '/screening-bienestar-emocional'])
    expect($(`main .band a[href="${href}"]`).length, href).toBeGreaterThan(0);
});

it('the bullying page keeps both durations', () => {
  expect(mainOf('bullying-test')).toMatch(/15\sminutos/);
  expect(mainOf('bullying-test')).toMatch(/10\sa\s20\smin/);
});
