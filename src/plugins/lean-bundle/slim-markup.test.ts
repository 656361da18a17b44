import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {slimMarkup} from './slim-markup';

describe('slimMarkup', () => {
  let dir = '';
  const pages = new Map([
    ['index.html', '<p data-rail="" data-kind="x" alt=""><path fill="var(--ce-tinta)"/>'],
  ]);
  const keep = (name: string, text: string): void => fs.writeFileSync(path.join(dir, name), text);
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
    fs.mkdirSync(path.join(dir, 'assets/js'), {recursive: true});
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it('shortens names of tokens and attributes without a value', () => {
    const slim = slimMarkup(pages, dir, (text) => text.replace('--ce-tinta', '--A'));
    expect(slim.get('index.html')).toBe('<p data-rail data-kind="x" alt=""><path fill="var(--A)"/>');
  });

  it('stops the build when no page has a token, or an attribute without a value, any more', () => {
    expect(() => slimMarkup(new Map([['index.html', '<p data-rail="">']]), dir, String)).toThrow('token');
    expect(() => slimMarkup(new Map([['index.html', 'var(--ce-tinta)']]), dir, String)).toThrow(
      'no page has',
    );
  });

  it('refuses scripts that name a token', () => {
    keep('assets/js/main.1a.js', 'e.style.color="var(--ce-tinta)"');
    expect(() => slimMarkup(pages, dir, String)).toThrow('main.1a.js names --ce-tinta');
  });
});
