import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {loadData} from '../../src/data/load';
import {parsePage} from '../support/html';
import {ROUTES} from '../support/pages';
import {BUILD_DIR} from '../support/site';

const BUILDS = [
  {name: 'at the root', dir: BUILD_DIR, base: '/', routes: ROUTES},
  {
    name: 'under a sub-path',
    dir: path.resolve(BUILD_DIR, '../build-subpath'),
    base: '/catedra/',
    // The page of `tests/fixtures/extra`, with pictures and a file.
    routes: [...ROUTES, '/pagina-de-prueba'],
  },
] as const;

/** Built file that a host serves for an address of the site, or undefined. */
function fileOf(dir: string, base: string, pathname: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const local = decodeURIComponent(pathname.slice(base.length));
  const candidates = [local || 'index.html', `${local}.html`, path.join(local, 'index.html')];
  return candidates
    .map((file) => path.join(dir, file))
    .find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}

describe.each(BUILDS)('the site $name', ({dir, base, routes}) => {
  const idsOf = new Map<string, Set<string>>();
  const ids = (file: string): Set<string> => {
    if (!idsOf.has(file)) {
      const page = parsePage(fs.readFileSync(file, 'utf8'));
      idsOf.set(file, new Set(page('[id]').map((element) => element.attr('id')!)));
    }
    return idsOf.get(file)!;
  };

  it.each(routes)('%s links only to what exists', (route) => {
    const file = path.join(dir, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
    const page = parsePage(fs.readFileSync(file, 'utf8'));
    const here = new URL(base + route.slice(1), 'https://site.test');
    const broken: string[] = [];
    for (const element of page('[href], [src], [poster], [srcset], [data]')) {
      const address =
        element.attr('href') ?? element.attr('src') ?? element.attr('data') ?? element.attr('srcset') ?? '';
      if (address === '' || /^(data|mailto|tel):/.test(address)) continue;
      const url = new URL(address, here);
      if (url.hostname !== 'site.test') continue;
      const target = fileOf(dir, base, url.pathname);
      if (!target) broken.push(address);
      else if (
        url.hash &&
        target.endsWith('.html') &&
        !ids(target).has(decodeURIComponent(url.hash.slice(1)))
      ) {
        broken.push(`${address} (no such id)`);
      }
    }
    expect(broken).toEqual([]);
  });

  it.each(routes)('%s sends outward links safely to a new tab', (route) => {
    const file = path.join(dir, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
    const page = parsePage(fs.readFileSync(file, 'utf8'));
    const links = page('a[href^="http"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const name = link.attr('href');
      expect(link.attr('target'), name).toBe('_blank');
      expect(link.attr('rel'), name).toBe('noopener noreferrer');
      expect(link.text, name).toContain('(se abre en una pestaña nueva)');
    }
    for (const link of page('a[href^="tel:"], a[href^="mailto:"]')) {
      expect(link.attr('target')).toBeUndefined();
    }
    expect(page('a[href^="//"], a[href^="javascript:"]')).toHaveLength(0);
  });

  it.each(routes)('%s repeats no id and skips no heading level', (route) => {
    const file = path.join(dir, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
    const page = parsePage(fs.readFileSync(file, 'utf8'));
    const all = page('[id]').map((element) => element.attr('id')!);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    const levels = page('main h1, main h2, main h3, main h4, main h5').map((heading) =>
      Number(heading.tag.slice(1)),
    );
    const jumps = levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1);
    expect(jumps).toEqual([]);
  });

  it('style sheets point only to files that exist', () => {
    const css = fs
      .readdirSync(path.join(dir, 'assets', 'css'))
      .filter((file) => file.endsWith('.css'))
      .map((file) => fs.readFileSync(path.join(dir, 'assets', 'css', file), 'utf8'))
      .join('\n');
    const addresses = [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
      .map((match) => match[1]!)
      .filter((address) => !address.startsWith('data:') && !address.startsWith('#'));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !fileOf(dir, base, address))).toEqual([]);
  });

  it('every page is reached by links from the home page', () => {
    const seen = new Set<string>();
    const queue = ['/'];
    while (queue.length > 0) {
      const route = queue.pop()!;
      if (seen.has(route)) continue;
      seen.add(route);
      const page = parsePage(
        fs.readFileSync(path.join(dir, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8'),
      );
      for (const link of page(`a[href^="${base}"]`)) {
        const next = `/${new URL(link.attr('href')!, 'https://site.test').pathname.slice(base.length)}`;
        if ((ROUTES as readonly string[]).includes(next)) queue.push(next);
      }
    }
    expect([...ROUTES].filter((route) => !seen.has(route))).toEqual([]);
  });
});

it('the link to edit a page leads somewhere: it is there once the address of the repository is confirmed', () => {
  const {url, provisional} = loadData('brand').repository;
  const page = parsePage(fs.readFileSync(path.join(BUILD_DIR, 'proteccion-datos.html'), 'utf8'));
  expect(page(`a[href^="${url}/edit/"]`)).toHaveLength(provisional ? 0 : 1);
});
