import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {tempFolder} from '../../../tests/support/temp';
import {
  dropEmptyLayers,
  dropUnasked,
  joinSheets,
  readSheets,
  sheetsOf,
  type Sheet,
  type SheetFiles,
} from './join-sheets';
import {nothingUsed} from './prune';

const sheet = (name: string, ...classes: string[]): Sheet => ({
  name,
  file: `${name}.1a2b.css`,
  css: `.${classes.join(',.')}{}`,
  classes: new Set(classes),
});
const SHEETS = [sheet('home', 'hHero'), sheet('law', 'lText', 'lHead')];
const files = (shared = ''): SheetFiles => ({
  shared: () => shared,
  others: new Set(),
  used: {
    ...nothingUsed(),
    classes: new Set(SHEETS.flatMap(({classes}) => [...classes])),
    elements: new Set(['html', 'p']),
  },
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

  it('stand in the page as one, and the bundler still finds the replaced ones', () => {
    const html = joinSheets(page('<p class=hHero><p class=lHead>'), SHEETS, files('html{content:"$&"}\n'));
    expect(html).toContain(
      '<style data-href=/assets/css/styles.00ff.css>html{content:"$&"}.hHero{}.lText,.lHead{}</style>',
    );
    for (const part of ['home', 'law'])
      expect(html).toContain(`<link rel=stylesheet href=/assets/css/${part}.1a2b.css disabled>`);
  });

  it('are the shared one alone where a page wears none', () => {
    expect(joinSheets(page('<p class=band>'), SHEETS, files('p{}'))).toBe(
      '<head><style data-href=/assets/css/styles.00ff.css>p{}</style></head><body><p class=band></body>',
    );
  });

  it('cannot end their element', () => {
    const html = joinSheets(page(''), SHEETS, files('p{content:"</style>"}'));
    expect(html).toContain('css/styles.00ff.css>p{content:"\\3c /style>"}</style>');
  });

  it('need the shared sheet', () => {
    expect(() => joinSheets('<p>', SHEETS, files())).toThrow('no link to «styles');
  });

  it.each([
    ['main.00ff.css', 'p{}', 'no shared style sheet'],
    ['styles.00ff.css', '.navbar{}', "the theme's own Infima"],
  ])('stop the build at %s with %s alone', (file, css, message) => {
    const dir = tempFolder();
    fs.writeFileSync(path.join(dir, file), css);
    expect(() => readSheets(dir)).toThrow(message);
  });

  it('keep the order of the layers that they fill', () => {
    expect(dropEmptyLayers('@layer a;@layer a.b, c,d;@layer c{p{}}@layer d{}@layer a.b{}')).toBe(
      '@layer a.b, c,d;@layer c{p{}}@layer d{}@layer a.b{}',
    );
  });

  it('keep the values that somebody asks for', () => {
    const css = ':root{--A:1px;--Ab:2px;--k:red;--gone:0 0 1px #000;--e:var(--A)}p{margin:var(--Ab,0);--x:1}';
    expect(dropUnasked(css, new Set(['--k']))).toBe(':root{--A:1px;--Ab:2px;--k:red;}p{margin:var(--Ab,0);}');
  });
});
