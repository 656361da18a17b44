import fs from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {changeEach, replaceOn, type Build} from '../pages';
import {tempFolder} from '../../../tests/support/temp';
import {changePages, STEPS} from '.';
import {removeUnread, UNREAD} from './unread';

describe('a step', () => {
  const pages = new Map([
    ['/a', '<p>uno</p>'],
    ['/b', '<p>dos</p>'],
  ]);

  it('says on which page it found nothing to change', () => {
    const change = (html: string): string => {
      if (html.includes('dos')) throw new Error('no head');
      return html;
    };
    expect(() => changeEach(pages, change)).toThrow('/b: no head');
  });

  it('replaces what some pages have, and throws for what none has any more', () => {
    expect([...replaceOn(pages, /uno/g, '1').values()]).toEqual(['<p>1</p>', '<p>dos</p>']);
    expect(() => replaceOn(pages, /tres/, '3')).toThrow('no page has /tres/');
  });
});

describe('the steps', () => {
  let outDir = '';
  beforeAll(() => {
    outDir = tempFolder();
    fs.writeFileSync(path.join(outDir, 'index.html'), '<p>uno</p>');
    for (const [file, text] of [
      ['css/styles.00ff.css', ':root{--infima-base:1}'],
      ['js/main.00ff.js', ''],
    ] as const) {
      fs.mkdirSync(path.join(outDir, 'assets', path.dirname(file)), {recursive: true});
      fs.writeFileSync(path.join(outDir, 'assets', file), text);
    }
  });
  const build = (): Build => {
    const siteDir = path.resolve(__dirname, '../../..');
    return {
      outDir,
      siteDir,
      baseUrl: '/',
      routesPaths: ['/'],
      routes: [],
      generatedFilesDir: outDir,
    } as never;
  };

  it.each(STEPS)(
    '«$name» stops the build at pages without what it changes, and says where to look',
    (step) => {
      const {name, file} = step;
      expect(fs.existsSync(path.join(__dirname, '..', file))).toBe(true);
      expect(() => changePages(build(), [step])).toThrow(
        new RegExp(`«${name}»: .+ see src/plugins/${file}\\.$`),
      );
      expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('<p>uno</p>');
    },
  );

  it('are taken in their order, and the pages written once', () => {
    const add = (text: string) => ({
      name: text,
      file: '',
      change: (pages: ReadonlyMap<string, string>) => changeEach(pages, (html) => html + text),
    });
    expect(changePages(build(), [add('a'), add('b')]).get('/')).toBe('<p>uno</p>ab');
    expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('<p>uno</p>ab');
  });
});

describe('what nothing reads', () => {
  const parts = [
    '<meta name=a data-rh=true>',
    '<br />',
    '<i data-x="">',
    '<div class="theme-layout-main main-wrapper x">',
  ];
  const page = (left = parts): Map<string, string> =>
    new Map([['/', `<html lang=es class="docs-wrapper plugin-docs">${left.join('')}`]]);

  it('is gone', () => {
    expect(removeUnread(page()).get('/')).toBe('<html lang=es><meta name=a><br><i data-x><div class="x">');
  });

  it.each(UNREAD.map(String))('stops the build when no page has %s', (pattern) => {
    const unread = UNREAD.find((one) => String(one) === pattern)!;
    const left = parts.filter((part) => part.search(unread) < 0);
    expect(() => removeUnread(page(left))).toThrow(`no page has ${pattern}`);
  });
});
