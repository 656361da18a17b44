import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import postcss from 'postcss';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {propertyNames} from './property-names';

describe('propertyNames', () => {
  let dir = '';
  const keep = (name: string, text: string): void => fs.writeFileSync(path.join(dir, name), text);
  const renameAll = (css: string): string =>
    postcss([propertyNames(dir).plugin]).process(css, {from: undefined}).css;
  const rename = (prop: string, value: string): string => renameAll(`${prop}:${value}`);
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'tokens-'));
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it('shortens tokens where they are set and where they are used, the most used first', () => {
    keep('tokens.css', ':root { --ce-e1: 4px; --ce-e12: 8px }');
    keep('a.module.css', 'p { margin: var(--ce-e12) calc(-1 * var(--ce-e12)) }');
    expect(rename('--ce-e12', '8px')).toBe('--A:8px');
    expect(rename('margin', 'var(--ce-e1) calc(-1 * var(--ce-e12))')).toBe(
      'margin:var(--B) calc(-1 * var(--A))',
    );
  });

  it('shortens what drawings ask for, and keeps what is no token', () => {
    keep('tokens.css', ':root { --ce-tinta: #000; --ce-tinta-2: #111 }');
    expect(propertyNames(dir).shorten('<path fill="var(--ce-tinta-2)" stroke="var(--ce-tinta)">')).toBe(
      '<path fill="var(--B)" stroke="var(--A)">',
    );
    expect(rename('--k', 'var(--ifm-x) var(--ce-unknown)')).toBe('--k:var(--ifm-x) var(--ce-unknown)');
  });

  it('gives no name to what is gone', () => {
    keep('tokens.css', ':root { --ce-e1: 4px; --ce-tinta: #000 }');
    expect(propertyNames(dir, new Set(['--ce-e1'])).shorten('--ce-tinta --ce-e1')).toBe('--A --ce-e1');
  });

  it('has another version when a name changes, not when a value does', () => {
    keep('tokens.css', ':root { --ce-e1: 4px; --ce-e12: 8px }');
    const {version} = propertyNames(dir);
    keep('tokens.css', ':root { --ce-e1: 5px; --ce-e12: 8px }');
    expect(propertyNames(dir).version).toBe(version);
    keep('a.module.css', 'p { margin: var(--ce-e12) }');
    expect(propertyNames(dir).version).not.toBe(version);
  });

  it('gives every one of many tokens a name of its own', () => {
    const names = Array.from({length: 900}, (_, index) => `--ce-n${index}`);
    keep('tokens.css', `:root { ${names.map((name) => `${name}: 0`).join(';')} }`);
    const short = renameAll(names.map((name) => `${name}:0`).join(';'));
    expect(new Set(short.split(';')).size).toBe(900);
  });
});
