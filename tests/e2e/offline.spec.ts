import type {Page} from '@playwright/test';

import {FAREWELL_WORKER} from '../../src/plugins/resilience/inline';
import {openHost, type Host} from '../support/host';
import {BUILD_DIR} from '../support/site';
import {expect, test as base} from '../support/test';

const LAWS_AND_DECK = ['/ley-2491-de-2025', '/ley-2503-de-2025', '/webinardiapositivas'];

const test = base.extend<{host: Host}>({
  host: async ({guard}, run) => {
    // Without a connection the browser reports what it cannot fetch.
    guard.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource|503|ERR_EMPTY|ERR_SOCKET/);
    const host = await openHost();
    await run(host);
    await host.cut();
  },
});
test.use({serviceWorkers: 'allow'});

/** Opens a page and does the first small thing a visitor does; waits until the worker is in charge. */
async function settle(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url, {waitUntil: 'load'});
  await page.keyboard.press('Tab');
  // The rest before anything is saved, which `nothing is fetched for it…` waits for in earnest.
  await page.clock.runFor('00:04');
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), {timeout: 20_000})
    .toBe(true);
}

const savedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('-pages '));
    const keys = name ? await (await caches.open(name)).keys() : [];
    return keys.map(({url}) => new URL(url).pathname);
  });

async function saved(page: Page, routes: readonly string[]): Promise<void> {
  await expect.poll(() => savedPages(page), {timeout: 20_000}).toEqual(expect.arrayContaining([...routes]));
}

const bar = (page: Page) => page.getByRole('complementary', {name: 'Copia guardada'});

test('nothing is fetched for it until the visitor does something', async ({page, host}) => {
  await page.goto(`${host.url}/`, {waitUntil: 'networkidle'});
  await page.waitForTimeout(1500);
  expect(host.asked).not.toContain('/sw.js');
  expect(host.asked).not.toContain(LAWS_AND_DECK[0]);
  await page.keyboard.press('Tab');
  await expect.poll(() => host.asked.includes('/sw.js'), {timeout: 10_000}).toBe(true);
});

test('nothing is fetched for it before a search that is opened from rest has answered', async ({
  page,
  host,
}) => {
  await page.goto(host.url + LAWS_AND_DECK[0], {waitUntil: 'load'});
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await page.keyboard.type('convivencia');
  await expect(page.locator('#buscador [data-result]').first()).toBeVisible();
  const before = [...host.asked];
  expect(before).not.toContain('/sw.js');
  expect(before).not.toContain(LAWS_AND_DECK[1]);
  await saved(page, LAWS_AND_DECK);
});

for (const [what, isIt] of Object.entries({
  page: (path: string) => path === LAWS_AND_DECK[0],
  file: (path: string, {asked}: Host) => asked.includes(LAWS_AND_DECK[0]!) && path.startsWith('/assets/'),
}))
  test(`saving stops at a ${what} when the visitor's page asks for something, and goes on at the next rest`, async ({
    page,
    host,
  }) => {
    const reached = new Promise<void>((resolve) => {
      host.change = (path) => {
        const isReached = isIt(path, host);
        host.delay = isReached ? 2000 : 100;
        if (isReached) resolve();
        return undefined;
      };
    });
    await settle(page, `${host.url}/rieeb`);
    await reached;
    host.change = undefined;
    host.delay = 100;
    const wanted = '/pagefind/pagefind.js';
    // As many answers as all that is still to be saved would take, one after the other.
    for (let count = 0; count < 30; count += 1)
      await page.evaluate(
        (file) => fetch(file, {cache: 'no-store'}).then((response) => response.text()),
        wanted,
      );
    const after = host.asked.slice(host.asked.indexOf(wanted));
    expect([...new Set(after)]).toEqual([wanted]);
    await page.keyboard.press('Tab');
    await saved(page, LAWS_AND_DECK);
  });

test('with data saving nothing is fetched for it at all', async ({page, host}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
  await page.clock.install();
  await page.goto(`${host.url}/`, {waitUntil: 'load'});
  await page.keyboard.press('Tab');
  await page.clock.runFor('01:00');
  await page.waitForLoadState('networkidle');
  expect(host.asked).not.toContain('/sw.js');
});

test('after one visit the page, both laws and the deck open without a connection, dated', async ({
  page,
  host,
  guard,
}) => {
  // A copy reads without those of its scripts that were not saved.
  guard.allow(/Loading chunk/);
  await settle(page, `${host.url}/rieeb`);
  // Slow enough to tell whether a page counts as saved before its files.
  host.delay = 200;
  await saved(page, ['/rieeb', ...LAWS_AND_DECK]);
  await host.cut();
  for (const route of ['/rieeb', ...LAWS_AND_DECK]) {
    await page.goto(host.url + route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(bar(page)).toContainText(
      /Copia guardada el \d{1,2} de [a-z]+ de \d{4} a las \d{1,2}:\d{2}\./,
    );
    // All of the text, also of the slides that wait for their turn.
    expect((await page.getByRole('main').textContent())!.length).toBeGreaterThan(1000);
    const hasStyles = await page.evaluate(() =>
      getComputedStyle(document.body).fontFamily.includes('Encode'),
    );
    expect(hasStyles, 'the style sheet is saved too').toBe(true);
  }
  await page.goto(`${host.url}/webinardiapositivas?vista=presentador#9`);
  await expect(page.getByRole('region', {name: 'Notas'}).getByRole('paragraph').first()).toBeVisible();

  // A page that was never opened says so and lists the saved ones.
  await page.goto(`${host.url}/habilmind`);
  await expect(page.getByRole('heading', {level: 1, name: 'Sin conexión'})).toBeVisible();
  await page.getByRole('link', {name: /Ley 2491/}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('2491');

  await page.goto(`${host.url}/habilmind`);
  await host.mend();
  await page.getByRole('link', {name: 'Intentar de nuevo'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Habilmind');
});

test('a page reached inside the site is saved too, and links of a copy lead to copies', async ({
  page,
  host,
}) => {
  await settle(page, `${host.url}/universidad-de-lleida`);
  await page.getByRole('main').locator('.band a[href="/curso-especializacion"]').first().click();
  await expect(page).toHaveURL(/curso-especializacion/);
  await saved(page, ['/universidad-de-lleida', '/curso-especializacion']);
  await host.cut();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('main').locator('.band a[href="/universidad-de-lleida"]').first().click();
  await expect(page).toHaveURL(/universidad-de-lleida/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Lleida');
  await expect(bar(page)).toBeVisible();

  await host.mend();
  await bar(page).getByRole('link', {name: 'Intentar de nuevo'}).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Lleida');
});

test('an update is seen on the next visit, and is what is saved from then on', async ({page, host}) => {
  await settle(page, `${host.url}/rieeb`);
  await saved(page, ['/rieeb']);
  host.change = (pathname, body) =>
    pathname === '/rieeb' ? {body: body().replace('</body>', '<!-- texto nuevo --></body>')} : undefined;
  const first = await page.goto(`${host.url}/rieeb`);
  expect(await first?.text()).toContain('texto nuevo');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((key) => key.includes('-pages '))!;
        return (await (await (await caches.open(name)).match(location.href))?.text())?.includes(
          'texto nuevo',
        );
      }),
    )
    .toBe(true);
  await host.cut();
  const response = await page.goto(`${host.url}/rieeb`);
  expect(await response?.text()).toContain('texto nuevo');
});

test('a host that is too slow shows the copy, and what comes late is saved', async ({page, host, guard}) => {
  // The font is saved and at hand long before the style sheet that asks for it.
  guard.allow(/was preloaded using link preload but not used/);
  await settle(page, `${host.url}/rieeb`);
  await saved(page, ['/rieeb', ...LAWS_AND_DECK]);
  host.change = (pathname, body) =>
    pathname === '/rieeb' ? {body: body().replace('</body>', '<!-- texto nuevo --></body>')} : undefined;
  host.delay = 5500;
  const slow = await page.goto(`${host.url}/rieeb`);
  expect(await slow?.text()).not.toContain('texto nuevo');
  await expect(bar(page)).toBeVisible();
  // The second visit has it, though the line is still as slow.
  await page.waitForTimeout(3000);
  const second = await page.goto(`${host.url}/rieeb`);
  expect(await second?.text()).toContain('texto nuevo');
});

test('a missing file answered with a page and status 200 is not saved as a file', async ({page, host}) => {
  await settle(page, `${host.url}/rieeb`);
  host.change = (pathname, body) =>
    pathname.endsWith('gone.js') ? {body: body(), type: 'text/html', status: 200} : undefined;
  const isSaved = await page.evaluate(async () => {
    await fetch('/assets/js/gone.js');
    return Boolean(await caches.match('/assets/js/gone.js'));
  });
  expect(isSaved).toBe(false);
});

test('a page of somebody in between is shown as what it is, and the saved copy stays', async ({
  page,
  host,
}) => {
  await settle(page, `${host.url}/rieeb`);
  await saved(page, ['/rieeb', ...LAWS_AND_DECK]);
  // A log-in of the wifi, a filter, a maintenance notice: at any address, with 200.
  const theirs =
    '<!doctype html><title>Red del colegio</title><div id="__docusaurus"><h1>Inicie sesión</h1></div>';
  host.change = (pathname) =>
    /\.\w+$/.test(pathname) ? undefined : {body: theirs, type: 'text/html; charset=utf-8'};
  for (const route of ['/rieeb', '/habilmind', LAWS_AND_DECK[0]!]) {
    await page.goto(host.url + route);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Inicie sesión');
    await expect(bar(page)).toHaveCount(0);
  }
  await host.cut();
  for (const route of ['/rieeb', LAWS_AND_DECK[0]!]) {
    await page.goto(host.url + route);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Inicie sesión');
  }
  await page.goto(`${host.url}/habilmind`);
  await expect(page.getByRole('heading', {level: 1, name: 'Sin conexión'})).toBeVisible();
  await expect(page.getByText('Red del colegio')).toHaveCount(0);
});

test('what answers by leading elsewhere is not saved either', async ({page, host}) => {
  await settle(page, `${host.url}/rieeb`);
  await saved(page, ['/rieeb', ...LAWS_AND_DECK]);
  const portal = await openHost();
  for (const location of [`${portal.url}/habilmind`, `${host.url}/habilmind`]) {
    host.change = (pathname) => (pathname === '/rieeb' ? {status: 302, body: '', location} : undefined);
    await page.goto(`${host.url}/rieeb`);
    await expect(page).toHaveURL(location);
  }
  await portal.cut();
  await host.cut();
  await page.goto(`${host.url}/rieeb`);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toContainText('RIEEB');
});

test('a copy of a page that was read while the worker was there answers too', async ({page, host}) => {
  await settle(page, `${host.url}/rieeb`);
  await page.goto(`${host.url}/habilmind`);
  const held = (await page.locator('meta[name=site-script]').getAttribute('content'))!.split(' ');
  // Reading: not a key, not a control.
  await page.mouse.wheel(0, 400);
  await expect
    .poll(
      () =>
        page.evaluate(
          (files) => Promise.all(files.map(async (file) => Boolean(await caches.match(file)))),
          held,
        ),
      {
        timeout: 20_000,
      },
    )
    .not.toContain(false);
  await host.cut();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a release that switches saving off removes the worker and what it saved', async ({page, host}) => {
  await settle(page, `${host.url}/rieeb`);
  await saved(page, ['/rieeb']);
  host.change = (pathname, body) => {
    if (pathname === '/sw.js') return {body: FAREWELL_WORKER, type: 'text/javascript'};
    return pathname === '/rieeb'
      ? {
          body: body().replace(
            /<script>(?:(?!<\/script>)[^])*serviceWorker(?:(?!<\/script>)[^])*<\/script>/,
            '',
          ),
        }
      : undefined;
  };
  await page.goto(`${host.url}/rieeb`);
  await expect
    .poll(
      () =>
        page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: (await caches.keys()).length,
        })),
      {timeout: 20_000},
    )
    .toEqual({workers: 0, caches: 0});
  await host.cut();
  await expect(page.goto(`${host.url}/rieeb`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('under a sub-path the worker keeps to its own pages', async ({page, guard}) => {
  guard.allow(/ERR_CONNECTION_REFUSED|Failed to load resource|ERR_FAILED/);
  const host = await openHost({root: `${BUILD_DIR}-subpath`, base: '/catedra/'});
  await settle(page, `${host.url}/rieeb`);
  await saved(page, ['/catedra/rieeb', ...LAWS_AND_DECK.map((route) => `/catedra${route}`)]);
  await host.cut();
  await page.goto(`${host.url}/ley-2503-de-2025`);
  await expect(bar(page)).toBeVisible();
  await page.goto(`${host.url}/`);
  await expect(page.getByRole('heading', {name: 'Sin conexión'})).toBeVisible();
});
