import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const BUILD = path.resolve(import.meta.dirname, '../../build');
const read = (...parts: string[]): string => fs.readFileSync(path.join(BUILD, ...parts), 'utf8');
const list = (folder: string, extension: string): string[] =>
  fs.readdirSync(path.join(BUILD, folder)).filter((name) => name.endsWith(extension));

const scripts = list('assets/js', '.js').map((name) => ({name, code: read('assets/js', name)}));
const pages = list('.', '.html')
  .map((name) => ({name, html: read(name)}))
  .filter(({html}) => /id="?__docusaurus\b/.test(html));

/** The styles of a page, which stand in it. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css!);

const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([A-Za-z_-][\w-]*)/g)].flatMap(([, name]) => name ?? []));

const worn = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/ class=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, quoted, plain]) =>
      (quoted ?? plain ?? '').split(/\s+/),
    ),
  );

describe('what pages bring', () => {
  it('has pages to look at', () => {
    expect(pages.length).toBeGreaterThanOrEqual(27);
  });

  it.each(pages.map(({name}) => name))(
    '%s has one style element with all that it wears, and waits for no file',
    (name) => {
      const html = pages.find((page) => page.name === name)?.html ?? '';
      const own = stylesOf(html);
      expect(own).toHaveLength(1);
      expect(html).not.toMatch(/<link rel="?stylesheet"?(?![^>]* disabled)/);
      const styled = classesOf(own.join('\n'));
      const missing = [...worn(html)].filter((name) => name && !styled.has(name));
      // A name that the theme gives to pages and that nothing styles; drawings are styled where one is enlarged.
      const unstyled = /^(?:pl|sg)-|^mdx-page$/;
      expect(missing.filter((name) => !unstyled.test(name))).toEqual([]);
    },
  );

  it('no page lets an address set its attributes, or carries marks that only the build reads', () => {
    for (const {html} of pages)
      expect(html).not.toMatch(/docusaurus-(?:data-|theme")|data-rh|<meta name="?generator/);
  });

  it('has a value for each custom property that a page asks for', () => {
    // Without a fallback; scripts set those of a part of their own.
    const asked = (text: string): string[] =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => name ?? []);
    const code = scripts.map((script) => script.code).join('\n');
    for (const {name, html} of pages) {
      const css = stylesOf(html).join('\n');
      const missing = [...new Set([...asked(css), ...asked(html)])].filter(
        (property) => !`${css}\n${code}`.includes(`${property}:`) && !code.includes(`"${property}"`),
      );
      expect(missing, name).toEqual([]);
    }
  });

  it('there are the scripts of the site and none of Docusaurus, so they do not grow with its pages', () => {
    expect(
      scripts.map(({name}) => name.replace(/\.[0-9a-f]+\.js$/, '')).filter((name) => !/^\d+$/.test(name)),
    ).toEqual(expect.arrayContaining(['react', 'search-panel', 'site']));
    expect(scripts.length).toBeLessThan(12);
  });

  it.each([
    ['the highlighter of code', /Prism\.languages|prismjs|token-line/],
    ['the theme’s announcement bar', /announcementBar_/],
    ['messages of parts that the site does not have', /theme\.blog\.|theme\.AnnouncementBar/],
    ['settings of the build', /onBrokenAnchors/],
    [
      'a router or its list of routes',
      /Browser history needs a DOM|Could not find router|ley-2503-de-2025-[0-9a-f]{3}/,
    ],
    ['what writes the head', /data-rh|og:title/],
    ['the registry of all parts', /@site\/docs\//],
    ['text that only the server draws', /Un ecosistema de doce plataformas|Esta página es una síntesis/],
    ['all helpers of tslib', /__asyncDelegator/],
  ])('no script carries %s', (_, mark) => {
    expect(scripts.filter(({code}) => mark.test(code)).map(({name}) => name)).toEqual([]);
  });

  it('no page speaks English where the theme has a message', () => {
    const english = pages.filter(({html}) => /Skip to main content|Direct link to/.test(html));
    expect(english.map(({name}) => name)).toEqual([]);
  });
});
