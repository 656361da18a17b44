import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {compile} from './compile';
import {addRules, holdScripts} from './rewrite';
import {speculationRules} from './speculation';

const INLINE = {loader: 'load();', law: 'mark();', notFound: 'log();', session: 'past();'};
const WATCH = '<script data-watch=true>watch("</p>")</script>';
const page = (head = '', body = ''): string =>
  `<html><head>${head}${WATCH}<script src=/a/runtime.js defer></script><script src="/a/main.js" defer="defer"></script></head><body><script>theme()</script>${body}</body></html>`;

describe('holdScripts', () => {
  it('puts the addresses in order and keeps other scripts', () => {
    expect(holdScripts(page(), INLINE)).toBe(
      '<html><head><meta name="held-scripts" content="/a/runtime.js /a/main.js"><script>load();</script></head><body><script>theme()</script></body></html>',
    );
  });

  it.each(['<meta data-rh=true name=hydrate content=load />', '<meta name="hydrate" content="load">'])(
    'leaves a page that says %s',
    (meta) => {
      expect(holdScripts(page(meta), INLINE)).toBe(page(meta));
    },
  );

  it('stops the build at a page without scripts, or without the watch over them', () => {
    expect(() => holdScripts('<html><head></head></html>', INLINE)).toThrow('no scripts to hold back');
    expect(() => holdScripts(page().replace(WATCH, ''), INLINE)).toThrow('no watch');
  });

  it('has the scripts of a law only on its pages', () => {
    expect(holdScripts(page(), INLINE)).not.toContain('mark()');
    expect(holdScripts(page('', '<div data-rail=true>'), INLINE)).toContain(
      '<script>load();mark();</script>',
    );
  });

  it('writes the path down only on the not-found page', () => {
    expect(holdScripts(page(), INLINE)).not.toContain('log()');
    expect(holdScripts(page('', '<main data-not-found>'), INLINE)).toContain(
      '<script>load();log();</script>',
    );
  });

  it('looks at the day only where a session is announced', () => {
    expect(holdScripts(page(), INLINE)).not.toContain('past()');
    expect(holdScripts(page('', '<div data-ends=1>'), INLINE)).toContain('<script>load();past();</script>');
  });

  it('takes a dollar sign in a script as it is', () => {
    expect(holdScripts(page(), {...INLINE, loader: "$&$'"})).toContain("<script>$&$'</script>");
  });
});

describe('speculation rules', () => {
  it('stop the build at a page without the end of its head', () => {
    expect(() => addRules('<p>', '')).toThrow('no end of its head');
  });

  it('keep to pages under the base address', () => {
    const html = addRules('<head></head>', speculationRules('/catedra/'));
    expect(html).toContain('"href_matches":"/catedra/*"');
    expect(html).toContain('{"not":{"href_matches":"/catedra/*.*"}}');
  });
});

describe('inline scripts', () => {
  it.each(['loader', 'later', 'rail', 'not-found', 'past-session'] as const)(
    '%s is whole, small and ends no element',
    (name) => {
      const text = compile(name);
      expect(() => new Function(text)).not.toThrow();
      expect(text).not.toContain('</');
      expect(brotliCompressSync(text).length).toBeLessThan(1550);
    },
  );
});

it('a session that has ended is marked, one to come is not', () => {
  const sessions = [-1, 1].map((minute) => ({dataset: {ends: String(Date.now() + minute * 60_000)}}));
  const run = new Function('addEventListener', 'document', compile('past-session'));
  run((_: string, handle: () => void) => handle(), {querySelectorAll: () => sessions});
  expect(sessions.map(({dataset}) => 'past' in dataset)).toEqual([true, false]);
});
