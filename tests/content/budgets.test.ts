import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {BUDGETS, overruns, packed, readBudgets, type Found, type Part} from '../support/budgets';
import {parsePage} from '../support/html';
import {ROUTES, SPECIFIED_ROUTES} from '../support/pages';
import {BUILD_DIR} from '../support/site';

// What the built HTML names. The scripts that a page loads by itself are counted in a browser: see
// `e2e/budgets.spec.ts`.

const fileOf = (route: string): string =>
  route.endsWith('.html') ? route : `${route === '/' ? '/index' : route}.html`;

const asPart = (address: string): Part => {
  const body = fs.readFileSync(path.join(BUILD_DIR, address.split('?')[0]!));
  // Fonts and pictures are packed already.
  return {name: path.basename(address), bytes: /\.(css|js|svg)$/.test(address) ? packed(body) : body.length};
};

/** HTML, style sheets, fonts and pictures of a built page. */
function find(route: string): Found {
  const html = fs.readFileSync(path.join(BUILD_DIR, fileOf(route)), 'utf8');
  const select = parsePage(html);
  const local = (selector: string, attribute: string): Part[] => [
    ...new Map(
      select(selector)
        .map((element) => element.attr(attribute) ?? '')
        .filter((address) => address.startsWith('/'))
        .map((address) => [address, asPart(address)] as const),
    ).values(),
  ];
  return {
    // What stands in it counts as scripts, in the browser's table, and as styles.
    html: [
      {
        name: path.basename(fileOf(route)),
        bytes: packed(html.replace(/<(script|style)(?: data-href=[^>]*)?>[^]*?<\/\1>/g, '')),
      },
    ],
    css: [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => ({
      name: 'en la página',
      bytes: packed(css!),
    })),
    fonts: local('link[rel="preload"][as="font"]', 'href'),
    images: local('img:not([loading="lazy"])', 'src'),
  };
}

describe('budgets of the built files', () => {
  const named = Object.entries(BUDGETS).flatMap(([kind, {routes, limits}]) =>
    routes.map((route) => ({kind, route, limits})),
  );
  const pages = [...ROUTES, '/404.html'];
  it.each(
    // A page that the table does not name yet is held to what a tool may weigh.
    pages.map(
      (route) =>
        named.find((entry) => entry.route === route) ?? {kind: 'new', route, limits: BUDGETS['tool']!.limits},
    ),
  )('$route ($kind) keeps to its weight', ({route, limits}) => {
    expect(overruns(route, find(route), limits)).toEqual([]);
  });

  it('has no route twice, and none of the specification without a kind', () => {
    const routes = named.map(({route}) => route);
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toEqual(expect.arrayContaining([...SPECIFIED_ROUTES]));
  });
});

describe('overruns', () => {
  const limits = {
    html: 16,
    css: 16,
    fonts: 45,
    images: 0,
    scriptBefore: 3,
    scriptAfter: 95,
    requestsBefore: 2,
  };

  it('names page, resource, size, limit and file', () => {
    const css = [{name: 'styles.ab12.css', bytes: 17_240}];
    expect(overruns('/ley-2503-de-2025', {css}, limits)).toEqual([
      '/ley-2503-de-2025: CSS 17,2 kB; el límite es 16 kB: styles.ab12.css',
    ]);
  });

  it('lists what makes up a sum, heaviest first, and counts requests', () => {
    const parts = [
      {name: 'a.js', bytes: 1000},
      {name: 'b.js', bytes: 90_000},
      {name: 'c.js', bytes: 5000},
    ];
    expect(overruns('/', {scriptAfter: parts, requestsBefore: parts}, limits)).toEqual([
      '/: script después de la primera intención 96,0 kB; el límite es 95 kB: b.js (90,0 kB), c.js (5,0 kB), a.js (1,0 kB)',
      '/: descargas antes de la primera intención 3; el límite es 2: b.js (90,0 kB), c.js (5,0 kB), a.js (1,0 kB)',
    ]);
  });

  it('is silent at the limit and about what was not measured', () => {
    expect(overruns('/', {html: [{name: 'index.html', bytes: 16_000}]}, limits)).toEqual([]);
  });
});

describe('the table of budgets', () => {
  const row = (limits: string): string => `law:\n  routes: [/]\n  limits: {${limits}}\n`;

  it.each([
    ['html: 1', '«css» es «undefined»'],
    ['html: mucho, css: 1', '«html» es «mucho»'],
    [
      'html: 1, css: 1, fonts: 1, images: 1, scriptBefore: 1, scriptAfter: 1, requestsBefore: 1, video: 1',
      '«video» no se mide',
    ],
  ])('refuses {%s}', (limits, message) => {
    expect(() => readBudgets(row(limits))).toThrow(message);
  });
});
