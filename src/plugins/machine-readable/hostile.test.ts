import {load} from 'cheerio';
import satori from 'satori';
import {describe, expect, it} from 'vitest';

import {anyText, fc, fieldText} from '../../../tests/support/random';
import {toJsonLd} from '../../lib/json-ld';
import {card} from '../social-cards/card';

import {atomFeed} from './feed';
import {llms} from './index';
import {pageToMarkdown} from './to-markdown';

/** Text that XML can hold. */
const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/\r\n?/g, '\n');

const HOSTILE = 'Ley "2491" <b>prueba</b> & </script><script>x</script> ]]> – niñez';

describe('what an editor writes comes out as text', () => {
  it('in structured data', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const json = toJsonLd({name: text, list: [{[text]: text}]});
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({name: text, list: [{[text]: text}]});
        const page = load(`<script type="application/ld+json">${json}</script><p>fin</p>`);
        expect(page('script')).toHaveLength(1);
        expect(page('p').text()).toBe('fin');
      }),
    ));

  it('in the feed', () =>
    fc.assert(
      fc.property(anyText, (title) => {
        const xml = atomFeed(
          [{hash: 'a', date: '2026-01-01T00:00:00-05:00', files: new Map([['docs/a.mdx', [title]]])}],
          [{title, address: 'https://example.com/a?b&c', file: 'docs/a.mdx'}],
          {title: 'Sitio: cambios', address: 'https://example.com/'},
          '2026-01-01T00:00:00-05:00',
        );
        const feed = load(xml, {xml: true});
        expect(feed('entry')).toHaveLength(1);
        expect(feed('entry > title').text().replace(/\r\n?/g, '\n')).toBe(`Cambios en ${xmlText(title)}`);
        expect(feed('entry > link').attr('href')).toBe('https://example.com/a?b&c');
        const content = load(feed('entry > content').text());
        expect(content('li > a')).toHaveLength(1);
        expect(content('script, img')).toHaveLength(0);
      }),
    ));

  it('in llms.txt, one line a page', () =>
    fc.assert(
      fc.property(fieldText, (description) => {
        const html = load('<main><h1></h1></main>');
        html('h1').text(HOSTILE);
        const page = {
          ...pageToMarkdown(html.html(), 'https://example.com/a'),
          route: '/a',
          address: 'https://example.com/a',
        };
        const text = llms([{...page, section: 'Leyes', description}], 'https://example.com/');
        expect(text.split('\n').filter((line) => line.includes('(https://example.com/a.md)'))).toHaveLength(
          1,
        );
        expect(text.split('\n').filter((line) => /^#+ /.test(line)).length).toBeLessThanOrEqual(8);
      }),
    ));

  it('in the Markdown copy', () => {
    const html = load('<main><h1>Uno</h1><p></p></main>');
    html('p').text(HOSTILE);
    const {markdown} = pageToMarkdown(html.html(), 'https://example.com/a');
    expect(markdown).not.toMatch(/(?<!\\)<(?:b|script)/);
  });

  it('in the social card', async () => {
    const svg = await satori(
      card({title: HOSTILE, section: HOSTILE, brand: HOSTILE, tagline: HOSTILE}) as never,
      {width: 1200, height: 630, fonts: [await font()]},
    );
    expect(load(svg, {xml: true})('script, b')).toHaveLength(0);
    expect(svg).toMatch(/^<svg[\s\S]*<\/svg>$/);
  });
});

async function font() {
  const {readFile} = await import('node:fs/promises');
  const {createRequire} = await import('node:module');
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/encode-sans-semi-condensed/files/encode-sans-semi-condensed-latin-500-normal.woff',
  );
  return {name: 'Encode', weight: 500 as const, style: 'normal' as const, data: await readFile(file)};
}
