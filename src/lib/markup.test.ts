import {expect, it} from 'vitest';

import {escapeMarkup} from './markup';

it('leaves nothing that a parser takes for a tag, an entity or the end of an attribute', () => {
  expect(escapeMarkup('<a href="x">Tom & Ana\u2019s</a>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; Ana\u2019s&lt;/a&gt;',
  );
});
