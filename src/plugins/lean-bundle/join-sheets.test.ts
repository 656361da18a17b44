import {describe, expect, it} from 'vitest';

import {dropUnasked, joinSheets, sheetsOf, type Sheet, type SheetFiles} from './join-sheets';

const sheet = (name: string, ...classes: string[]): Sheet => ({
  name,
  file: `${name}.1a2b.css`,
  css: `.${classes.join(',.')}{}`,
  classes: new Set(classes),
});
const SHEETS = [sheet('home', 'hHero'), sheet('law', 'lText', 'lHead')];
const files = (shared = '', write: SheetFiles['write'] = () => undefined): SheetFiles => ({
  shared: () => shared,
  others: new Set(),
  write,
});
const page = (body: string): string =>
  `<head><link rel=stylesheet href=/assets/css/styles.00ff.css /></head><body>${body}</body>`;

describe('sheets of a page', () => {
  it('are those whose classes it wears, quoted or not', () => {
    expect(sheetsOf(page('<p class="band lText">'), SHEETS).map(({name}) => name)).toEqual(['law']);
    expect(sheetsOf(page('<p class=hHero><p class=lHead>'), SHEETS).map(({name}) => name)).toEqual([
      'home',
      'law',
    ]);
    expect(sheetsOf(page('<p class=lTextual>lText'), SHEETS)).toEqual([]);
  });

  it('become one file, and the bundler still finds the replaced ones', () => {
    const written: string[] = [];
    const html = joinSheets(
      page('<p class=hHero><p class=lHead>'),
      SHEETS,
      files('html{}', (file, css) => written.push(file, css)),
    );
    expect(written[0]).toMatch(/^home-law\.all\.[0-9a-f]{8}\.css$/);
    expect(written[1]).toBe('html{}\n.hHero{}\n.lText,.lHead{}');
    expect(html).toContain(
      `<link rel=stylesheet href=/assets/css/${written[0]} data-href=/assets/css/home.1a2b.css>`,
    );
    expect(html).toContain('<link rel=stylesheet href=/assets/css/law.1a2b.css disabled>');
    expect(html).not.toContain('styles.00ff.css');
  });

  it('leave a page alone that wears none', () => {
    expect(joinSheets(page('<p class=band>'), SHEETS, files())).toBe(page('<p class=band>'));
  });

  it('need the shared sheet', () => {
    expect(() => joinSheets('<p>', SHEETS, files())).toThrow('no shared style sheet');
  });

  it('keep the values that somebody asks for', () => {
    const css = ':root{--A:1px;--Ab:2px;--k:red;--gone:0 0 1px #000;--e:var(--A)}p{margin:var(--Ab,0);--x:1}';
    expect(dropUnasked(css, new Set(['--k']))).toBe(':root{--A:1px;--Ab:2px;--k:red;}p{margin:var(--Ab,0);}');
  });
});
