import {expect, it} from 'vitest';

import {atomFeed, readLog} from './feed';

const LOG = [
  '\u0001aaa 2026-02-02T10:00:00-05:00',
  '',
  'docs/leyes/a/index.mdx',
  'README.md',
  '\u0001bbb 2026-02-01T10:00:00-05:00',
  '',
  'src/data/plans.yaml',
  '',
].join('\n');
const pages = [{title: 'Ley <1> & más', address: 'https://example.com/ley', file: 'docs/leyes/a/index.mdx'}];
const options = {title: 'Sitio: cambios', address: 'https://example.com/'};

it('reads the history', () => {
  expect(readLog(LOG)).toEqual([
    {hash: 'aaa', date: '2026-02-02T10:00:00-05:00', files: ['docs/leyes/a/index.mdx', 'README.md']},
    {hash: 'bbb', date: '2026-02-01T10:00:00-05:00', files: ['src/data/plans.yaml']},
  ]);
});

it('tells the pages that changed, and escapes their names', () => {
  const feed = atomFeed(readLog(LOG), pages, options, '2025-01-01T00:00:00Z');
  expect(feed.match(/<entry>/g)).toHaveLength(1);
  expect(feed).toContain('<title>Cambios en Ley &lt;1&gt; &amp; más</title>');
  expect(feed).toContain('<updated>2026-02-02T10:00:00-05:00</updated>');
  expect(feed).toContain('<id>tag:catedra-emocional,2025:cambio/aaa</id>');
  expect(feed).toContain('<link href="https://example.com/ley"/>');
});

it('is valid without any history', () => {
  const feed = atomFeed(readLog(''), pages, options, '2025-01-01T00:00:00Z');
  expect(feed).toContain('<updated>2025-01-01T00:00:00Z</updated>');
  expect(feed).not.toContain('<entry>');
});
