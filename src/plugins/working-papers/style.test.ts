import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {fontIn, previewStyle} from './style';

const style = previewStyle('../assets/fonts/letra.woff2');

describe('the style of a preview', () => {
  it('has a value for each token that it asks for', () => {
    const asked = [...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !style.includes(`${name}:`))).toEqual([]);
  });

  it('is dark where the device is, on screens alone', () => {
    const [, dark = ''] =
      /@media screen and \(prefers-color-scheme:dark\)\{:root\{([^}]*)\}/.exec(style) ?? [];
    expect(dark).toContain('--ce-tinta:');
    expect(dark).toContain('color-scheme:dark');
    expect(style).not.toContain('not print');
  });

  it('names the typeface where it is built, and its stand-in alone where it is not', () => {
    expect(style).toContain('url(../assets/fonts/letra.woff2)');
    expect(previewStyle()).not.toContain('url(');
    expect(previewStyle()).toContain('local(');
  });

  it('gives the columns of a table a hundred in all', () => {
    const widths = [...style.matchAll(/\.c(\d) [^{]*\{width:(\d+)%/g)];
    for (const count of ['2', '3', '4', '5']) {
      const own = widths.flatMap(([, columns, width]) => (columns === count ? [Number(width)] : []));
      expect(own).toHaveLength(Number(count));
      expect(own.reduce((all, width) => all + width)).toBe(100);
    }
  });
});

it('the typeface is looked for in the built site', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'letra-'));
  fs.mkdirSync(path.join(dir, 'assets/fonts'), {recursive: true});
  expect(() => fontIn(dir)).toThrow('no font');
  fs.writeFileSync(path.join(dir, 'assets/fonts/encode-sans-latin-0a1b.woff2'), '');
  expect(fontIn(dir)).toBe('../assets/fonts/encode-sans-latin-0a1b.woff2');
  fs.rmSync(dir, {recursive: true});
});
