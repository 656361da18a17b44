import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {BUILD_DIR} from '../support/site';
import {invalidHtml} from '../support/validate';

const pages = fs
  .readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'));

describe('the HTML validator', () => {
  it('sees every page', () => expect(pages.length).toBeGreaterThanOrEqual(27));

  it.each(pages)('finds nothing in %s', (file) => {
    expect(invalidHtml(fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'), file)).toEqual([]);
  });

  it.each([
    ['<p><div>Bloque</div></p>', 'close-order'],
    ['<ul><p>Uno</p></ul>', 'element-permitted-content'],
    ['<img src="a.png">', 'wcag/h37'],
    ['<a href="//ejemplo.com" style="color: red">Uno</a>', 'no-inline-style'],
    ['<div id="a"></div><div id="a"></div>', 'no-dup-id'],
    ['<button>Uno</button>', 'no-implicit-button-type'],
  ])('finds the fault of %s', (body, rule) => {
    const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Uno</title></head><body><h1>Uno</h1>${body}</body></html>`;
    expect(invalidHtml(html, 'faulty.html').join('\n')).toContain(rule);
  });
});
