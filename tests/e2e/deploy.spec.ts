import type {Page} from '@playwright/test';

import {openHost, type Change, type Host} from '../support/host';
import {expect, hydrated, test as base} from '../support/test';

const test = base.extend<{host: Host; loads: () => number}>({
  host: async ({guard}, run) => {
    // The files that this test removes.
    guard.allow(/404|ChunkLoadError|Loading chunk|MIME type|Unexpected token|ERR_ABORTED|pagefind|chunk/i);
    const host = await openHost({isKept: false});
    await run(host);
    await host.cut();
  },
  loads: async ({page, host}, run) => {
    let count = 0;
    page.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.url().startsWith(host.url)) count += 1;
    });
    await run(() => count);
  },
});

/** Files of an older release: gone, or, as some hosts do, answered with the home page and 200. */
const WAYS: {readonly [name: string]: (isGone: (pathname: string) => boolean) => Change} = {
  'with 404': (isGone) => (pathname) =>
    isGone(pathname) ? {status: 404, body: 'no', type: 'text/plain'} : undefined,
  'as a page with 200': (isGone) => (pathname, body) =>
    isGone(pathname) ? {status: 200, body: '<!doctype html><p>inicio', type: 'text/html'} : void body,
};

async function arrive(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
  );
}

/**
 * Every script of the old release that the tab has not got yet is gone, until the page is loaded anew. The
 * host itself sees that: the browser's driver would tell of it after the first scripts.
 */
function deploy(host: Host, way: (isGone: (pathname: string) => boolean) => Change): void {
  let isOld = true;
  const change = way((pathname) => isOld && pathname.endsWith('.js') && pathname.includes('/assets/'));
  host.change = (pathname, body) => {
    if (!/\.\w+$/.test(pathname)) isOld = false;
    return change(pathname, body);
  };
}

for (const [name, way] of Object.entries(WAYS)) {
  test(`a link works after a deploy whose old files answer ${name}`, async ({page, host, loads}) => {
    await arrive(page, `${host.url}/universidad-de-lleida`);
    const before = loads();
    deploy(host, way);
    await page.getByRole('main').locator('.band a[href="/curso-especializacion"]').first().click();
    await expect(page).toHaveURL(`${host.url}/curso-especializacion`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(/especializaci/i);
    await hydrated(page);
    await page.waitForTimeout(1500);
    expect(loads() - before, 'one reload').toBe(1);
  });

  test(`search goes on with what was typed after a deploy whose old files answer ${name}`, async ({
    page,
    host,
    loads,
  }) => {
    await arrive(page, `${host.url}/rieeb`);
    const before = loads();
    deploy(host, way);
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await page
      .getByRole('searchbox')
      .fill('convivencia')
      .catch(() => undefined);
    await expect.poll(() => loads() - before).toBe(1);
    await expect(page.getByRole('dialog', {name: 'Buscar en el sitio'})).toBeVisible();
    await page.getByRole('searchbox').fill('ley 2491');
    await expect(page.locator('[data-result]').first()).toBeVisible();
    expect(loads() - before).toBe(1);
  });
}

/**
 * Asks for the search when its files stay away: one reload, then a sentence. Returns how many loads
 * there were before.
 */
async function missSearch(page: Page, host: Host, loads: () => number): Promise<number> {
  await arrive(page, `${host.url}/rieeb`);
  const got = new Set(host.asked);
  const before = loads();
  host.change = (pathname) =>
    pathname.includes('/assets/js/') && !got.has(pathname) ? {status: 404, body: 'no'} : undefined;
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await expect(page.getByText('No se pudo descargar el buscador.')).toBeVisible();
  expect(loads() - before).toBe(1);
  return before;
}

test('files that stay away end in a sentence, not in a circle', async ({page, host, loads}) => {
  const before = await missSearch(page, host, loads);
  await page.getByRole('button', {name: 'Intentar de nuevo'}).click();
  await expect(page.getByText('No se pudo descargar el buscador.')).toBeVisible();
  expect(loads() - before).toBe(1);

  // A link keeps its word too: the page is read, without scripts of its own.
  host.change = (pathname) => (pathname.includes('/assets/js/') ? {status: 404, body: 'no'} : undefined);
  await page.goto(`${host.url}/habilmind`);
  await page.waitForTimeout(1500);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Habilmind');
});

test('the reload is made where storage is forbidden too', async ({page, host, loads, guard}) => {
  guard.allow(/browser storage is not available/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await missSearch(page, host, loads);
});

/** A page of the release before, which nobody has touched yet, on a host that has the new one. */
async function arriveBefore(page: Page, host: Host, route: string): Promise<void> {
  await page.goto(host.url + route, {waitUntil: 'networkidle'});
  deploy(host, WAYS['with 404']!);
}

test.describe('a page opened before a release and touched after it', () => {
  test.beforeEach(async ({page}) => {
    // Otherwise a fast loopback has fetched the scripts ahead.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
    );
  });

  for (const [name, way] of Object.entries(WAYS))
    test(`search opens on the new page with every letter; old files answer ${name}`, async ({
      page,
      host,
      loads,
    }) => {
      await arriveBefore(page, host, '/rieeb');
      deploy(host, way);
      await page.getByRole('button', {name: 'Buscar', exact: true}).click();
      // At once: a letter that falls between two documents is nobody's.
      await page.keyboard.insertText('conviv');
      await expect.poll(loads).toBe(2);
      const field = page.getByRole('searchbox');
      await expect(field).toBeFocused();
      await page.keyboard.type('encia', {delay: 40});
      await expect(field).toHaveValue('convivencia');
      await expect(page.locator('[data-result]').first()).toBeVisible();
      expect(loads()).toBe(2);
    });

  test('a press is given back once', async ({page, host, loads}) => {
    await arriveBefore(page, host, '/rieeb');
    await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(loads()).toBe(2);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the menu of a phone opens again', async ({page, host, loads}) => {
    await page.setViewportSize({width: 390, height: 844});
    await arriveBefore(page, host, '/');
    await page.getByRole('button', {name: 'Abrir menú'}).click();
    await expect.poll(loads).toBe(2);
    await expect(page.getByRole('dialog', {name: 'Menú'})).toBeVisible();
  });

  test('what was filled in is not thrown away: the page says so', async ({page, host, loads}) => {
    await arriveBefore(page, host, '/');
    await page.locator('#estudiantes').fill('1234');
    const notice = page.getByText('El sitio se actualizó');
    await expect(notice).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page.locator('#estudiantes')).toHaveValue('1234');
    await page.getByRole('link', {name: 'Cargarla de nuevo'}).click();
    await hydrated(page);
    expect(loads()).toBe(2);
  });
});

test('search that is in use reads the new index when the old one is gone', async ({page, host, loads}) => {
  await arrive(page, `${host.url}/rieeb`);
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await page.getByRole('searchbox').fill('ley 2491');
  await expect(page.locator('[data-result]').first()).toBeVisible();
  const before = loads();
  // The tab asks for pieces by their old names; a second reader, by the new ones.
  let isOld = true;
  host.change = (pathname) => {
    if (pathname.endsWith('pagefind.js')) isOld = false;
    return isOld && /\.pf_\w+$/.test(pathname) ? {status: 404, body: 'no', type: 'text/plain'} : undefined;
  };
  await page.getByRole('searchbox').fill('bullying');
  await expect(page.locator('[data-result]').first()).toContainText(/bullying/i);
  expect(loads() - before, 'no reload').toBe(0);
});

test('the deck opens in a tab older than a deploy', async ({page, host, loads}) => {
  await arrive(page, `${host.url}/webinar`);
  const before = loads();
  deploy(host, WAYS['with 404']!);
  await page.getByRole('main').locator('a[href="/webinardiapositivas"]').first().click();
  await expect(page).toHaveURL(`${host.url}/webinardiapositivas`);
  await hydrated(page);
  await page
    .getByRole('button', {name: /siguiente/i})
    .first()
    .click();
  await expect(page).toHaveURL(/#2$/);
  expect(loads() - before).toBe(1);
});
