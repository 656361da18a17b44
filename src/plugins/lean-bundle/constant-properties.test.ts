import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import postcss from 'postcss';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {constantProperties} from './constant-properties';

describe('constantProperties', () => {
  let dir = '';
  const keep = (name: string, text: string): void => fs.writeFileSync(path.join(dir, name), text);
  const written = (css: string): string =>
    postcss([constantProperties(dir).plugin]).process(css, {from: undefined}).css;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'tokens-'));
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it('writes what is set once where it is used, and what is made of it', () => {
    keep('tokens.css', ':root { --e1: 4px; --pad: calc(2 * var(--e1)); --near: -0.01em }');
    expect(written(':root{--e1:4px;--k:0}p{margin:var(--e1) var( --pad );letter-spacing:var(--near)}')).toBe(
      ':root{--k:0}p{margin:4px calc(2 * 4px);letter-spacing:-0.01em}',
    );
    expect(constantProperties(dir).names).toEqual(new Set(['--e1', '--pad', '--near']));
  });

  it.each([
    ['is other on paper', ':root { --x: 1px } @media print { :root { --x: 2px } }'],
    ['is other in a part', ':root { --x: 1px } .a { --x: 2px }'],
    ['is set in a part only', '.a { --x: 1px }'],
    ['is set under a condition only', '@media print { :root { --x: 1px } }'],
    ['has a fallback somewhere', ':root { --x: 1px } .a { margin: var(--x, 0) }'],
    ['is read from its element', ':root { --x: attr(data-x) }'],
    ['is a colour, whose name drawings put together', ':root { --x: #fff }'],
    ['is made of what is other in a part', ':root { --y: 1px; --x: var(--y) } .a { --y: 2px }'],
    ['is made of what nobody sets', ':root { --x: var(--y) calc(var(--gone) * 2) } .a { --y: 2px }'],
  ])('leaves what %s', (_, sheet) => {
    keep('tokens.css', sheet);
    expect(written('p{margin:var(--x)}')).toBe('p{margin:var(--x)}');
  });

  it('comes to an end where properties go in a circle', () => {
    keep('tokens.css', ':root { --x: var(--y); --y: var(--x) }');
    expect(written('p{margin:var(--x)}')).toMatch(/^p\{margin:var\(--[xy]\)\}$/);
  });

  it('leaves what scripts and drawings name', () => {
    keep('tokens.css', ':root { --x: 1px }');
    keep('wheel.ts', '`<path stroke-width="var(--x)">`');
    expect(written('p{margin:var(--x)}')).toBe('p{margin:var(--x)}');
  });

  it('follows an alias of what only the root changes', () => {
    keep(
      'tokens.css',
      ":root { --ink: #000 } [data-theme='dark'] { --ink: #fff }\n:root, [data-theme='dark'] { --text: var(--ink) }",
    );
    expect(written('p{color:var(--text)}')).toBe('p{color:var(--ink)}');
  });

  it('has another version when a value changes', () => {
    keep('tokens.css', ':root { --x: 1px }');
    const {version} = constantProperties(dir);
    keep('tokens.css', ':root { --x: 2px }');
    expect(constantProperties(dir).version).not.toBe(version);
  });
});
