import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {parsePage, type Select} from '../support/html';
import {loadData} from '../../src/data/load';
import {preparationNote, provisionalValues} from '../../src/data/provisional';
import {routesOnDisk} from '../../src/content/routes';
import {LAW_ROUTES, ROUTES} from '../support/pages';
import {BUILD_DIR, readPage} from '../support/site';

const pages = new Map<string, Select>(ROUTES.map((route) => [route, parsePage(readPage(route))]));
const select = (route: string, selector: string) => pages.get(route)!(selector);
const meta = (route: string, name: string): string =>
  select(route, `meta[name="${name}"], meta[property="${name}"]`)[0]?.attr('content') ?? '';

/** Every JSON-LD object of a page, parsed. */
const structured = (route: string): Record<string, unknown>[] =>
  select(route, 'script[type="application/ld+json"]').map(
    ({text}) => JSON.parse(text) as Record<string, unknown>,
  );
const ofType = (route: string, type: string) =>
  structured(route).filter(
    (data) =>
      data['@type'] === type ||
      (Array.isArray(data['@graph']) && JSON.stringify(data).includes(`"@type":"${type}"`)),
  );

const pngSize = (file: string): [number, number] => {
  const data = fs.readFileSync(file);
  return [data.readUInt32BE(16), data.readUInt32BE(20)];
};

describe.each(ROUTES)('%s', (route) => {
  it('has a description of 50 to 160 characters', () => {
    expect(meta(route, 'description').length).toBeGreaterThanOrEqual(50);
    expect(meta(route, 'description').length).toBeLessThanOrEqual(160);
  });

  it('has its own canonical and social address', () => {
    const address = `https://example.com${route}`;
    const canonical = select(route, 'link[rel="canonical"]');
    expect(
      canonical.map((link) => link.attr('href')?.replace(/^https:\/\/[^/]+/, 'https://example.com')),
    ).toEqual([address]);
    expect(meta(route, 'og:url').replace(/^https:\/\/[^/]+/, 'https://example.com')).toBe(address);
  });

  it('has a social title, description and a 1200 × 630 image that exists', () => {
    expect(meta(route, 'og:title')).not.toBe('');
    expect(meta(route, 'og:description')).toBe(meta(route, 'description'));
    expect(meta(route, 'og:image:alt')).not.toBe('');
    expect(meta(route, 'twitter:card')).toBe('summary_large_image');
    const image = new URL(meta(route, 'og:image'));
    expect(image.protocol).toBe('https:');
    expect(pngSize(path.join(BUILD_DIR, image.pathname))).toEqual([1200, 630]);
  });

  it('has structured data that parses', () => {
    expect(() => structured(route)).not.toThrow();
  });
});

describe('across the site', () => {
  it.each(['title', 'description', 'og:image'])('no two pages share their %s', (name) => {
    const values = ROUTES.map((route) =>
      name === 'title' ? select(route, 'title')[0]!.text : meta(route, name),
    );
    expect(new Set(values).size).toBe(ROUTES.length);
  });

  it('the sitemap lists every route and nothing else', () => {
    const xml = fs.readFileSync(path.join(BUILD_DIR, 'sitemap.xml'), 'utf8');
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
    // A page about a person whom nobody has confirmed is not for search engines.
    const isListed = (route: string): boolean => meta(route, 'robots') !== 'noindex';
    const routes = [
      ...new Set([
        ...ROUTES.filter(isListed),
        ...routesOnDisk().filter((route) => !pages.has(route) || isListed(route)),
      ]),
    ];
    expect(paths.sort()).toEqual(routes.sort());
    const texts = ['feed.xml', 'llms.txt']
      .map((file) => fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'))
      .join();
    for (const route of ROUTES.filter((each) => !isListed(each))) expect(texts).not.toContain(route);
  });

  it('pages of people say so to search engines while their names are provisional', () => {
    for (const {id, nameSlug, provisional} of loadData('experts'))
      expect(meta(`/${nameSlug}-profile-${id}`, 'robots')).toBe(provisional ? 'noindex' : '');
  });

  it('says on every page what is provisional, as long as something is', () => {
    const note = preparationNote(provisionalValues());
    for (const route of ROUTES) {
      const foot = select(route, 'footer').map(({text}) => text);
      if (note) expect(foot.join()).toContain(note);
      else expect(foot.join()).not.toMatch(/en preparación/i);
    }
  });

  it('robots.txt names the sitemap, and manifest and icons exist', () => {
    expect(fs.readFileSync(path.join(BUILD_DIR, 'robots.txt'), 'utf8')).toMatch(
      /^Sitemap: https:\/\/.+\/sitemap\.xml$/m,
    );
    const manifest = JSON.parse(fs.readFileSync(path.join(BUILD_DIR, 'manifest.webmanifest'), 'utf8')) as {
      icons: {src: string; sizes: string}[];
    };
    for (const {src, sizes} of manifest.icons) {
      expect(pngSize(path.join(BUILD_DIR, src)).join('x')).toBe(sizes);
    }
  });
});

describe('structured data', () => {
  it.each([
    [LAW_ROUTES[0], '2025-07-23'],
    [LAW_ROUTES[1], '2025-07-28'],
  ])('%s is a Legislation published on %s', (route, date) => {
    const laws = ofType(route, 'Legislation');
    expect(laws).toHaveLength(1);
    expect(laws[0]).toMatchObject({datePublished: date, inLanguage: expect.stringMatching(/^es/) as unknown});
  });

  it('the home page names the organisation, the site and the questions', () => {
    expect(ofType('/', 'Organization')).not.toHaveLength(0);
    expect(ofType('/', 'WebSite')).not.toHaveLength(0);
    const faq = ofType('/', 'FAQPage')[0] as {mainEntity: unknown[]} | undefined;
    expect(faq?.mainEntity).toHaveLength(loadData('faq').length);
  });

  it.each(['/curso-especializacion', '/docentes-lideres', '/laboratorio-estrategias-emocionales'])(
    '%s is a Course',
    (route) => {
      expect(ofType(route, 'Course')).toHaveLength(1);
    },
  );

  it.each(['/socioemociograma', '/ley-2491-de-2025', '/rieeb'])('%s has breadcrumbs', (route) => {
    expect(ofType(route, 'BreadcrumbList')).toHaveLength(1);
  });
});
