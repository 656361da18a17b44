import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {classNames} from './class-names';

describe('classNames', () => {
  let dir = '';
  const sheet = (name: string, css: string): string => {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, css);
    return file;
  };
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'clases-'));
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it('gives each class of each sheet a short name of its own', () => {
    const files = ['A', 'B'].map((name) =>
      sheet(
        `${name}/styles.module.css`,
        '.card, .title:hover { margin: .5rem } /* .gone */ .card > .title {}',
      ),
    );
    const {nameOf} = classNames(dir);
    const all = files.flatMap((file) => [nameOf(file, 'card'), nameOf(file, 'title')]);
    expect(new Set(all).size).toBe(4);
    for (const name of all) expect(name).toMatch(/^[A-Z]\w$/);
    expect(nameOf(files[0]!, 'gone')).toBeUndefined();
  });

  it('knows nothing of other sheets', () => {
    expect(classNames(dir).nameOf('/theme/styles.module.css', 'card')).toBeUndefined();
  });

  it('stays unique past the names of two letters', () => {
    const names = Array.from({length: 4000}, (_, index) => `n${index}`);
    const file = sheet('many.module.css', names.map((name) => `.${name} {}`).join('\n'));
    const {nameOf} = classNames(dir);
    expect(new Set(names.map((name) => nameOf(file, name))).size).toBe(4000);
  });

  it('has another version when a class comes or goes, not when a value changes', () => {
    sheet('a.module.css', '.card { margin: 0 }');
    const first = classNames(dir).version;
    sheet('a.module.css', '.card { margin: 1px }');
    expect(classNames(dir).version).toBe(first);
    sheet('a.module.css', '.card {} .title {}');
    expect(classNames(dir).version).not.toBe(first);
  });
});
