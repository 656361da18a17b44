import {describe, expect, it} from 'vitest';

import {gatherScripts} from './gather';

describe('gatherScripts', () => {
  it('puts what runs before files, in order, and leaves data', () => {
    expect(
      gatherScripts(
        '<head><script>a("$&")</script><script type=application/ld+json>{}</script><script src=/x.js defer></script><script>b()</script></head><body><script>c()</script><p>',
      ),
    ).toBe(
      '<head><script type=application/ld+json>{}</script><script>a("$&");b();c()</script><script src=/x.js defer></script></head><body><p>',
    );
  });

  it('puts it at the end of the head where no file runs at once', () => {
    expect(gatherScripts('<head><script>a()</script><meta></head><body><script>b()</script>')).toBe(
      '<head><meta><script>a();b()</script></head><body>',
    );
  });

  it('takes those that say where they come from', () => {
    expect(gatherScripts('<head><script data-watch=true>a()</script><script>b()</script></head>')).toBe(
      '<head><script>a();b()</script></head>',
    );
    expect(gatherScripts('<head><script data-watch>a()</script><script>b()</script></head>')).toBe(
      '<head><script>a();b()</script></head>',
    );
  });

  it('stops the build at a page without any: they read otherwise', () => {
    expect(() => gatherScripts('<head><script async>a()</script></head>')).toThrow('no inline script');
  });

  it('leaves a page with one', () => {
    const html = '<head><script>a()</script></head><body>';
    expect(gatherScripts(html)).toBe(html);
  });
});
