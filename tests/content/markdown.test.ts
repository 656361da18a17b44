import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

import {BUILD_DIR} from '../support/site';

/** Names and units with a capital inside, as people write them; addresses are no words. */
const WHOLE = /\b(?:WhatsApp|kB|YouTube)\b|https?:\/\/[^\s)]+|#[\w-]+/g;

const copies = fs.readdirSync(BUILD_DIR).filter((name) => name.endsWith('.md'));

it('every page has its Markdown copy', () => expect(copies.length).toBeGreaterThan(20));

// Where the layout parts two blocks, the text parts them too.
it.each(copies)('%s glues no two blocks together', (name) => {
  const text = fs.readFileSync(path.join(BUILD_DIR, name), 'utf8').replace(WHOLE, '');
  expect(
    text.match(
      /.{0,20}(?:\p{Ll}[\p{Lu}\d¿¡]|\d\p{Lu}\p{Ll}|[.:;?!]\[|\*\*[¿\p{Lu}\p{Ll}\d]+\*\*\p{L}).{0,20}/gu,
    ) ?? [],
  ).toEqual([]);
});
