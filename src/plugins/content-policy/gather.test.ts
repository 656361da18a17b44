import {describe, expect, it} from 'vitest';

import {gatherScripts} from './gather';

describe('gatherScripts', () => {
  it('puts what runs before the sheet, in order, and leaves data and files', () => {
    expect(
      gatherScripts(
        '<head><script>a("$&")</script><script type=application/ld+json>{}</script><link rel=icon href=/i><link rel=stylesheet href=/s.css><script src=/x.js defer></script><script>b()</script></head><body><script>c()</script><p>',
      ),
    ).toBe(
      '<head><script type=application/ld+json>{}</script><link rel=icon href=/i><script>a("$&");b();c()</script><link rel=stylesheet href=/s.css><script src=/x.js defer></script></head><body><p>',
    );
  });

  it.each(['<head><script>a()</script></head>', '<head><link rel="stylesheet" href="/s.css"></head>'])(
    'leaves %s',
    (html) => {
      expect(gatherScripts(html)).toBe(html);
    },
  );
});
