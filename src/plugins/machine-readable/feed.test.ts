import {expect, it} from 'vitest';

import {atomFeed, readLog} from './feed';

const LOG = [
  '\u0001aaa 2026-02-02T10:00:00-05:00',
  '',
  'diff --git a/docs/leyes/a/index.mdx b/docs/leyes/a/index.mdx',
  '--- a/docs/leyes/a/index.mdx',
  '+++ b/docs/leyes/a/index.mdx',
  '@@ -40,2 +40,2 @@ ## Artículo 5. Quién <evalúa> {/* #articulo-5 */}',
  '-Antes.',
  '+Después.',
  '@@ -60 +60,2 @@ ## Artículo 5. Quién <evalúa> {/* #articulo-5 */}',
  '+### Parágrafo 2 {/* #paragrafo-2 */}',
  '+Nuevo.',
  'diff --git a/README.md b/README.md',
  '@@ -1 +1 @@',
  '+# Otro',
  '\u0001bbb 2026-02-01T10:00:00-05:00',
  '',
  'diff --git a/src/data/plans.yaml b/src/data/plans.yaml',
  '',
].join('\n');
const pages = [{title: 'Ley <1> & más', address: 'https://example.com/ley', file: 'docs/leyes/a/index.mdx'}];
const options = {title: 'Sitio: cambios', address: 'https://example.com/'};

it('reads the history', () => {
  const [first, second] = readLog(LOG);
  expect(first).toMatchObject({hash: 'aaa', date: '2026-02-02T10:00:00-05:00'});
  expect([...first!.files]).toEqual([
    ['docs/leyes/a/index.mdx', ['Artículo 5. Quién <evalúa>', 'Parágrafo 2']],
    ['README.md', []],
  ]);
  expect([...second!.files.keys()]).toEqual(['src/data/plans.yaml']);
});

it('tells what changed in which page, and escapes it', () => {
  const feed = atomFeed(readLog(LOG), pages, options, '2025-01-01T00:00:00Z');
  expect(feed.match(/<entry>/g)).toHaveLength(1);
  expect(feed).toContain('<title>Cambios en Ley &lt;1&gt; &amp; más</title>');
  expect(feed).toContain('<updated>2026-02-02T10:00:00-05:00</updated>');
  expect(feed).toContain('<id>tag:catedra-emocional,2025:cambio/aaa</id>');
  expect(feed).toContain('<link href="https://example.com/ley"/>');
  // Markup within markup, hence escaped twice.
  expect(feed).toContain('&lt;/a&gt;: Artículo 5. Quién &amp;lt;evalúa&amp;gt;; Parágrafo 2&lt;/li&gt;');
});

it('keeps titles short when a change touches several pages', () => {
  const files = ['a', 'b', 'c'].map((name) => `docs/${name}.mdx`);
  const log = `\u0001ccc 2026-03-01T10:00:00-05:00\n${files.map((file) => `diff --git a/${file} b/${file}`).join('\n')}`;
  const several = files.map((file) => ({
    title: `Página ${file}`,
    address: `https://example.com/${file}`,
    file,
  }));
  const feed = atomFeed(readLog(log), several, options, '2025-01-01T00:00:00Z');
  expect(feed).toContain('<title>Cambios en Página docs/a.mdx y 2 páginas más</title>');
});

it('is valid without any history', () => {
  const feed = atomFeed(readLog(''), pages, options, '2025-01-01T00:00:00Z');
  expect(feed).toContain('<updated>2025-01-01T00:00:00Z</updated>');
  expect(feed).not.toContain('<entry>');
});
