import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {compile} from './compile';
import {addScripts} from './pages';
import {speculationRules} from './speculation';

const INLINE = {
  loader: 'load();',
  atOnce: 'now();',
  law: 'mark();',
  notFound: 'log();',
  session: 'past();',
  rules: '<i>',
};
const page = (body = ''): string =>
  `<html><head><meta content=/a/site.js name=site-script></head><body><script>theme()</script>${body}</body></html>`;
const filesOf = (island: string): string[] => ['/a/react.js', `/a/${island}.js`];
const add = (html: string): string => addScripts(html, INLINE, filesOf);

describe('addScripts', () => {
  it('puts the loader after the address, the rules last in the head, and keeps other scripts', () => {
    expect(add(page())).toBe(
      '<html><head><meta name=site-script content="/a/site.js"><script>load();</script><i></head><body><script>theme()</script></body></html>',
    );
  });

  it('stops the build at a page that names no script of the site, or has no end of its head', () => {
    expect(() => add('<html><head></head></html>')).toThrow('no script of the site');
    expect(() => add(page().replace('</head>', ''))).toThrow('no end of its head');
  });

  it('has the scripts of a law, of the not-found page and of a session only there', () => {
    expect(add(page('<div data-rail=true>'))).toContain('<script>load();mark();</script>');
    expect(add(page('<main data-not-found>'))).toContain('<script>load();log();</script>');
    expect(add(page('<div data-ends=1>'))).toContain('<script>load();past();</script>');
  });

  it('names what the islands of the page will ask for, and brings at once what loads with it', () => {
    const later = add(page('<div data-island=List>'));
    expect(later).toContain('content="/a/site.js /a/react.js /a/List.js"><script>load();</script>');
    const atOnce = add(page('<div data-island="Show" data-when="load">'));
    expect(atOnce).toContain('content="/a/site.js /a/react.js /a/Show.js"><script>load();now();</script>');
  });

  it('takes a dollar sign in a script as it is', () => {
    expect(addScripts(page(), {...INLINE, loader: "$&$'"}, filesOf)).toContain("<script>$&$'</script>");
  });
});

it('speculation rules keep to pages under the base address', () => {
  const rules = speculationRules('/catedra/');
  expect(rules).toContain('"href_matches":"/catedra/*"');
  expect(rules).toContain('{"not":{"href_matches":"/catedra/*.*"}}');
});

describe('inline scripts', () => {
  it.each(['loader', 'at-once', 'later', 'not-found', 'past-session'] as const)(
    '%s is whole, small and ends no element',
    (name) => {
      const text = compile(name);
      expect(() => new Function(text)).not.toThrow();
      expect(text).not.toContain('</');
      expect(brotliCompressSync(text).length).toBeLessThan(1570);
    },
  );
});

it('a session that has ended is marked, one to come is not', () => {
  const sessions = [-1, 1].map((minute) => ({dataset: {ends: String(Date.now() + minute * 60_000)}}));
  const run = new Function('addEventListener', 'document', compile('past-session'));
  run((_: string, handle: () => void) => handle(), {querySelectorAll: () => sessions});
  expect(sessions.map(({dataset}) => 'past' in dataset)).toEqual([true, false]);
});
