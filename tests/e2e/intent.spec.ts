import {chromium, type Page, type Route} from '@playwright/test';

import {WHOLE} from '../support/browser';
import {DECK, expectSlide} from '../support/deck';
import {PORT} from '../support/site';
import {expect, test} from '../support/test';

const LAW = '/ley-2491-de-2025';
const TOOL = '/socioemociograma';
const SCRIPTS = '**/assets/js/**';

const html = (page: Page) => page.locator('html');
const isHydrated = (page: Page) => expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');

/** Addresses of the scripts that the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url());
  });
  return asked;
}

/** A visitor's connection, as far as the browser tells it. */
const connect = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {configurable: true, get: () => value});
  }, connection);

/** Keeps the scripts on their way until the test lets them arrive. */
async function delayScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(SCRIPTS, async (route) => {
    if (isOpen) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    isOpen = true;
    // A page that was left has given up its own.
    await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)));
  };
}

test.beforeEach(async ({page}) => {
  // Otherwise a fast loopback fetches ahead; the tests of that say so themselves.
  await connect(page, {effectiveType: '4g', saveData: true, downlink: 10});
});

test.describe('reading does not ask for React', () => {
  for (const viewport of [
    {width: 1280, height: 800},
    {width: 390, height: 844},
  ]) {
    test(`a law, scrolled through its articles at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      const asked = scriptsOf(page);
      await page.goto(LAW);
      await page.mouse.move(viewport.width / 2, 500);
      asked.length = 0;
      const marked = page.locator('[data-rail] [aria-current="location"]').first();
      for (const number of [1, 3, 5, 7]) {
        await page.locator(`#articulo-${number}`).evaluate((heading) => {
          const top = heading.getBoundingClientRect().top + scrollY - innerHeight * 0.05;
          scrollTo({top, behavior: 'instant'});
        });
        // Short articles stand side by side, and the first one is marked.
        await expect(marked).toHaveAttribute('href', new RegExp(`^#articulo-(${number - 1}|${number})$`));
        await page.mouse.wheel(0, 40);
        await page.keyboard.press('ArrowDown');
      }
      await expect(page.locator('[data-compact]')).toHaveAttribute('data-compact', 'true');
      if (viewport.width < 960) await expect(page.locator('[data-here]')).toHaveText(/^[67]/);
      // A scroll that is still under way takes the place of the key.
      await expect(async () => {
        await page.keyboard.press('Home');
        await expect(page.locator('[data-compact]')).toHaveAttribute('data-compact', 'false', {
          timeout: 1000,
        });
      }).toPass();
      // What marks the article in view, and nothing of React's.
      expect(asked).toEqual([expect.stringContaining('/assets/js/site.')]);
    });
  }

  test('a tool, scrolled to its end, its disclosures opened', async ({page}) => {
    const asked = scriptsOf(page);
    await page.goto(TOOL);
    const panel = page.locator('details[name="page-bar"]').first();
    await panel.locator('summary').click();
    await expect(panel).toHaveAttribute('open');
    await panel.locator('a').nth(1).hover();
    await panel.locator('a').nth(1).click();
    await expect(panel).not.toHaveAttribute('open');
    await page.mouse.move(640, 400);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) await page.mouse.wheel(0, 600);
    await expect(page.getByRole('contentinfo').last()).toBeInViewport();
    expect(asked).toEqual([]);
  });
});

test.describe('a sign of intent brings them', () => {
  const signs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'a mouse over the header': (page) => page.locator('[data-compact] summary').first().hover(),
    'a mouse over the roles': (page) => page.getByRole('link', {name: 'Docente', exact: true}).hover(),
    'a press on «Citar o enviar»': (page) => page.getByText('Citar o enviar').first().click(),
    'a key': (page) => page.keyboard.press('Tab'),
    'the focus in the header': (page) =>
      page
        .locator('[data-compact] summary')
        .first()
        .evaluate((summary) => (summary as HTMLElement).focus()),
    'the checklist in view': (page) =>
      page.locator('#alertas').evaluate((heading) => heading.scrollIntoView()),
  };
  for (const [name, give] of Object.entries(signs)) {
    test(name, async ({page}) => {
      await page.goto(LAW);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
      await give(page);
      await isHydrated(page);
    });
  }

  test('a finger on a control', async ({browser, baseURL}) => {
    const context = await browser.newContext({
      hasTouch: true,
      baseURL: baseURL!,
      viewport: {width: 390, height: 844},
    });
    const page = await context.newPage();
    await page.goto(LAW);
    await page.getByRole('button', {name: 'Abrir menú'}).tap();
    await isHydrated(page);
    await expect(page.getByRole('dialog', {name: 'Menú'})).toBeVisible();
    await context.close();
  });

  for (const address of [`${LAW}?rol=docente`, '/?buscar=pei', `${LAW}#artículo-9`, '/webinardiapositivas']) {
    test(`the address ${address}`, async ({page}) => {
      await page.goto(address);
      await isHydrated(page);
    });
  }

  test('a choice that this browser keeps', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('prueba', '1'));
    await page.route(`**${LAW}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main', '<main data-stored=prueba');
      await route.fulfill({response, body});
    });
    await page.goto(LAW);
    await isHydrated(page);
  });
});

test.describe('nothing that a visitor did before is lost', () => {
  test('a press on the colour mode counts once, however often', async ({page}) => {
    const arrive = await delayScripts(page);
    await page.goto(TOOL);
    for (let press = 0; press < 2; press += 1) {
      await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).click();
    }
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await arrive();
    await isHydrated(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: 'Cambiar a modo claro'}).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('the search box opens at once and keeps what is typed', async ({page}) => {
    const arrive = await delayScripts(page);
    await page.goto(TOOL);
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('mato');
    await arrive();
    await isHydrated(page);
    await page.keyboard.type('neo');
    await expect(field).toHaveValue('matoneo');
    await expect(page.locator('#buscador [data-result]').first()).toHaveAttribute('href', '/bullying-test');
    expect(await page.locator('#buscador').evaluate((box) => box.matches(':modal'))).toBe(true);
  });

  for (const key of ['/', 'Control+k', 'Meta+k']) {
    test(`${key} opens it too, and letters land in it`, async ({page}) => {
      const arrive = await delayScripts(page);
      await page.goto(TOOL);
      await page.keyboard.press(key);
      await page.keyboard.type('pei');
      await arrive();
      await isHydrated(page);
      await expect(page.getByRole('searchbox')).toHaveValue('pei');
      await expect(page.locator('#buscador [data-result]').first()).toHaveAttribute(
        'href',
        new RegExp(`^${LAW}`),
      );
    });
  }

  test('arrow keys of a menu are answered in order', async ({page}) => {
    const arrive = await delayScripts(page);
    await page.goto(TOOL);
    const menu = page.locator('details[name="site-menu"]').first();
    await menu.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await arrive();
    await isHydrated(page);
    await expect(menu.locator('a').nth(1)).toBeFocused();
  });

  test('keys of the deck are answered in order, those of the browser stay its own', async ({page}) => {
    const arrive = await delayScripts(page);
    // Its scripts are on their way at once and hold the load event up.
    await page.goto(DECK, {waitUntil: 'domcontentloaded'});
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Control+End');
    await arrive();
    await expectSlide(page, 3);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 2);
  });

  test('a menu opens at once, stays open, and closes by Escape or a press outside', async ({page}) => {
    const arrive = await delayScripts(page);
    await page.goto(TOOL);
    const menu = page.locator('details[name="site-menu"]').first();
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').click();
    await page.mouse.click(640, 600);
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await arrive();
    await isHydrated(page);
    await expect(menu).toHaveAttribute('open');
  });

  test('a mouse that rests on a menu opens it when scripts arrive', async ({page}) => {
    const arrive = await delayScripts(page);
    await page.goto(TOOL);
    const menu = page.locator('details[name="site-menu"]').first();
    await menu.locator('summary').hover();
    await arrive();
    await expect(menu).toHaveAttribute('open');
  });

  test('the drawer stays open, and becomes a modal dialog', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const arrive = await delayScripts(page);
    await page.goto(TOOL);
    await page.getByRole('button', {name: 'Abrir menú'}).click();
    const drawer = page.getByRole('dialog', {name: 'Menú'});
    await expect(drawer).toBeVisible();
    await arrive();
    await isHydrated(page);
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });

  test('the link of an article is copied once', async ({page}) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, {copied});
      Object.defineProperty(navigator, 'clipboard', {
        value: {writeText: (text: string) => Promise.resolve(void copied.push(text))},
      });
    });
    const arrive = await delayScripts(page);
    await page.goto(LAW);
    const share = page.locator('article:has(> div > #articulo-5)');
    await share.getByText('Citar o enviar').click();
    await share.getByRole('button', {name: 'Copiar enlace'}).click();
    await arrive();
    await expect(share.getByRole('status')).toHaveText('Enlace: copiado.');
    const copied = await page.evaluate(() => (window as unknown as {copied: string[]}).copied);
    expect(copied).toEqual([expect.stringMatching(/#articulo-5$/)]);
  });

  test('ticks of the checklist are kept, with those of another day', async ({page}) => {
    await page.addInitScript(() => {
      if (!sessionStorage.length) localStorage.setItem('ce-lista-de-alertas', '["derechos"]');
      sessionStorage.setItem('visited', '');
    });
    const arrive = await delayScripts(page);
    // The checklist is in view and asks for the scripts, which hold the load event up.
    await page.goto(`${LAW}#alertas`, {waitUntil: 'domcontentloaded'});
    const boxes = page.locator('[data-print-part="checklist"]').getByRole('checkbox');
    await boxes.first().check();
    await arrive();
    await expect(page.getByText('2 de 10 revisados')).toBeVisible();
    await expect(boxes.first()).toBeChecked();
    await page.reload();
    await expect(page.getByText('2 de 10 revisados')).toBeVisible();
  });

  test('a role that is pressed is applied', async ({page}) => {
    const arrive = await delayScripts(page);
    await page.goto(LAW);
    await page.getByRole('link', {name: 'Docente', exact: true}).click();
    await expect(page).toHaveURL(`${LAW}?rol=docente`);
    await arrive();
    await expect(page.getByText('Le concierne a docentes').first()).toBeVisible();
  });

  test('the place on the page: no landing again on the hash', async ({page}) => {
    await page.goto(`${LAW}#articulo-9`);
    await expect(page.locator('#articulo-9')).toBeInViewport();
    await page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}));
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Shift');
    await isHydrated(page);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test.describe('scripts that do not arrive', () => {
  test('once: the next sign asks again', async ({page, guard}) => {
    guard.allow(/ERR_FAILED/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(TOOL);
    const mode = page.getByRole('button', {name: 'Cambiar a modo oscuro'});
    await mode.click();
    await expect(html(page)).toHaveAttribute('data-scripts', 'held');
    const menu = page.locator('details[name="site-menu"]').first();
    await page.unroute(SCRIPTS);
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await isHydrated(page);
    await mode.click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('twice: what works natively works, the rest goes', async ({page, guard}) => {
    guard.allow(/ERR_FAILED/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(TOOL);
    await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).click();
    await expect(html(page)).toHaveAttribute('data-scripts', 'held');
    await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).click();
    await expect(html(page)).toHaveAttribute('data-scripts', 'failed');
    await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await expect(page.getByText('El buscador necesita JavaScript')).toBeVisible();
    await page.keyboard.press('Escape');
    const menu = page.locator('details[name="site-menu"]').last();
    await menu.locator('summary').click();
    await menu.getByRole('link', {name: /Ley 2503/}).click();
    await expect(page).toHaveURL('/ley-2503-de-2025');
  });

  test('a line that comes back is found by a later sign, and controls return', async ({page, guard}) => {
    guard.allow(/ERR_FAILED/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(TOOL);
    const mode = page.getByRole('button', {name: 'Cambiar a modo oscuro'});
    await mode.click();
    await expect(html(page)).toHaveAttribute('data-scripts', 'held');
    await page.keyboard.press('Shift');
    await expect(html(page)).toHaveAttribute('data-scripts', 'failed');
    await page.unroute(SCRIPTS);
    await page.keyboard.press('Shift');
    await isHydrated(page);
    await mode.click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('while search is opened: the box says so, and goes on once the line is back', async ({
    page,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(TOOL);
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    const box = page.locator('#buscador');
    await expect(box.getByText('El buscador necesita')).toBeVisible();
    await expect(box.getByRole('link', {name: /2491/}).first()).toBeVisible();
    await page.unroute(SCRIPTS);
    await page.getByRole('searchbox').pressSequentially('matoneo');
    await expect(page.locator('#buscador [data-result]').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('matoneo');
  });

  test('those of one island: it stays as it was drawn, the rest lives, and the next touch asks again', async ({
    page,
    guard,
  }) => {
    guard.allow(/ERR_FAILED|Loading chunk/);
    await page.route('**/island-*.js', (route) => route.abort());
    await page.goto(`${LAW}#alertas`);
    const list = page.locator('[data-island=AlertsChecklist]');
    await expect(list).toHaveAttribute('data-scripts', 'failed');
    await expect(list.locator('[data-needs-script]').first()).toBeHidden();
    await expect(list.getByRole('checkbox').first()).toBeVisible();
    await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.unroute('**/island-*.js');
    await list.getByRole('checkbox').first().check();
    await expect(page.getByText('1 de 10 revisados')).toBeVisible();
  });
});

test.describe('what the browser itself does is no failure of a script', () => {
  for (const [name, happen] of Object.entries<() => void>({
    'a view transition that it skipped': () => {
      void Promise.reject(new DOMException('Skipped ViewTransition due to another one', 'AbortError'));
    },
    'a promise rejected with nothing': () => void Promise.reject(undefined),
    'a key event without a key, as forms that are filled in send': () => {
      for (const target of [document.body, document.querySelector('summary')!, document])
        for (const type of ['keydown', 'keyup'])
          target.dispatchEvent(new Event(type, {bubbles: true, cancelable: true}));
    },
    'the same with a modifier': () => {
      document.body.dispatchEvent(
        Object.assign(new Event('keydown', {bubbles: true, cancelable: true}), {ctrlKey: true, altKey: true}),
      );
    },
  }))
    for (const route of [LAW, '/webinardiapositivas'])
      test(`${name}, on ${route}`, async ({page, guard}) => {
        // What the test does itself; an exception of ours reads otherwise.
        guard.allow(/Skipped ViewTransition|exception: undefined/);
        const arrive = await delayScripts(page);
        await page.goto(route, {waitUntil: 'commit'});
        const mode = page.getByRole('button', {name: 'Cambiar a modo oscuro'}).first();
        await mode.hover();
        await page.evaluate(happen);
        await expect(html(page)).not.toHaveAttribute('data-scripts', 'failed');
        await arrive();
        await isHydrated(page);
        await page.evaluate(happen);
        await mode.click();
        await expect(html(page)).toHaveAttribute('data-theme', 'dark');
        await expect(html(page)).not.toHaveAttribute('data-scripts');
      });
});

test.describe('ahead of the visitor', () => {
  const ahead = async (page: Page, connection: object | undefined): Promise<string[]> => {
    if (connection) await connect(page, connection);
    const asked = scriptsOf(page);
    await page.goto(TOOL);
    await page.waitForTimeout(1200);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    return asked;
  };

  test('a fast connection fetches the script, and does not run it', async ({page}) => {
    expect(await ahead(page, {effectiveType: '4g', saveData: false, downlink: 10})).toEqual([
      expect.stringContaining('/assets/js/site.'),
    ]);
    await expect(page.locator('script[data-fast]')).toHaveCount(1);
  });
  for (const connection of [
    {effectiveType: '4g', saveData: true, downlink: 10},
    {effectiveType: '3g', saveData: false, downlink: 10},
    {effectiveType: '4g', saveData: false, downlink: 1.6},
  ]) {
    test(`nothing with ${JSON.stringify(connection)}`, async ({page}) => {
      expect(await ahead(page, connection)).toEqual([]);
      await expect(page.locator('script[data-fast]')).toHaveCount(0);
    });
  }

  test('the rules name pages, not files, and stay, since links load documents', async ({page}) => {
    await page.goto('/webinar');
    const rules = page.locator('script[type=speculationrules]').first();
    const {prefetch} = JSON.parse((await rules.textContent())!) as {prefetch: {where: object}[]};
    expect(JSON.stringify(prefetch[0]!.where)).toContain('{"not":{"href_matches":"/*.*"}}');
    await page.keyboard.press('Shift');
    await isHydrated(page);
    await expect(rules).toBeAttached();
  });
});

test('the page that would be drawn ahead is the one that «Siguiente» leads to', async ({page}) => {
  await connect(page, {effectiveType: '4g', saveData: false, downlink: 10});
  await page.goto(LAW);
  const {prerender} = JSON.parse((await page.locator('script[data-fast]').textContent())!) as {
    prerender: {where: {selector_matches: string}}[];
  };
  const ahead = page.locator(prerender[0]!.where.selector_matches);
  await expect(ahead).toHaveCount(1);
  await expect(ahead).toHaveAttribute('href', '/ley-2503-de-2025');
  await expect(ahead).toContainText('Siguiente');
});

test('back and forward find the page as it was', async () => {
  const browser = await chromium.launch({
    ...WHOLE,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  for (const isLive of [false, true]) {
    const context = await browser.newContext({baseURL: `http://localhost:${PORT}`});
    const page = await context.newPage();
    await page.goto(TOOL);
    if (isLive) {
      await page.keyboard.press('Shift');
      await isHydrated(page);
    }
    // Told through storage: Playwright loses a page that comes back from the cache.
    await page.evaluate(() => {
      addEventListener('pageshow', ({persisted}) => localStorage.setItem('persisted', String(persisted)));
    });
    await page.goto('/proteccion-datos');
    void page.evaluate(() => setTimeout(() => history.back())).catch(() => undefined);
    const witness = await context.newPage();
    await witness.goto('/robots.txt');
    await expect.poll(() => witness.evaluate(() => localStorage.getItem('persisted'))).toBe('true');
  }
  await browser.close();
});
