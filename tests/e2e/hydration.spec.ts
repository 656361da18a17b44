import type {Page} from '@playwright/test';

import {loadData} from '../../src/data/load';
import {formatMoney} from '../../src/lib/format';
import {KINDS, LAW_ROUTES} from '../support/pages';
import {expect, hydrated, test, visit} from '../support/test';

// What React finds must be what the server drew, wherever and whenever that is. React's own reports
// come as console errors, which fail every test (`guard`).

const {plans} = loadData('plans');

const settle = (page: Page): Promise<void> => page.waitForTimeout(100);

for (const {name, use, year} of [
  {
    name: 'a clock years ahead on Kiritimati, in English',
    use: {locale: 'en-US', timezoneId: 'Pacific/Kiritimati'},
    year: '2031-12-31T23:59:30',
  },
  {
    name: 'a slow clock on Niue, in Arabic',
    use: {locale: 'ar', timezoneId: 'Pacific/Niue'},
    year: '2024-02-29T00:00:10',
  },
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('what asks for the day or is drawn again is what the server drew', async ({page}) => {
      await page.clock.install({time: new Date(year)});
      await page.clock.resume();
      for (const route of [...LAW_ROUTES, '/webinardiapositivas']) {
        await visit(page, route);
        await settle(page);
      }
      // The numbers, too, are ours and not the browser's.
      await visit(page, '/');
      await expect(page.getByText(formatMoney(plans[0]!.price.amount)).first()).toBeVisible();
    });
  });
}

test('every kind of page is what the server drew, with storage denied', async ({page, guard}) => {
  // Docusaurus says so itself for the colour mode.
  guard.allow(/storage/i);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  for (const route of KINDS) {
    await visit(page, route);
    await settle(page);
  }
});

/** What browser extensions do to a page before its scripts run. */
const EXTENSIONS: Readonly<Record<string, () => void>> = {
  'attributes on the root': () => {
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.documentElement.classList.add('dark-reader');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.style.setProperty('--extension', '1');
  },
  'elements in the body': () => {
    const bar = document.createElement('div');
    bar.textContent = 'Barra de la extensión';
    document.body.prepend(bar);
    document.body.append(document.createElement('extension-root'));
    // Not a style element: the page's policy binds what this script adds, but not what an extension adds.
    document.head.append(document.createElement('meta'));
  },
  'elements inside the page': () => {
    for (const node of document.querySelectorAll('main p, header button, header nav'))
      node.prepend(document.createElement('extension-mark'));
  },
  'words wrapped, as translators do': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
};

/** The page answers: menu, question, search, colour mode and a change of page. */
async function expectAlive(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1}).first(), name).toBeVisible();
  const menu = page.getByRole('navigation', {name: 'Principal'}).locator('summary').last();
  await menu.click();
  await expect(
    page.getByRole('navigation', {name: 'Principal'}).getByRole('link', {name: /2503/}),
    name,
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await page.getByRole('searchbox').fill('familias');
  await expect(page.locator('[data-result]').first(), name).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').locator('a[href="/proteccion-datos"]').first().click();
  await expect(page, name).toHaveURL('/proteccion-datos');
  await expect(page.getByRole('heading', {level: 1}), name).toContainText('datos');
}

for (const [name, edit] of Object.entries(EXTENSIONS)) {
  test(`the page works after an extension edited it before React: ${name}`, async ({page, guard}) => {
    // React says that it drew again what was changed.
    guard.allow(/Minified React error #(?:418|423|425)|Hydration|hydrat/i);
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', ${edit.toString()}, {once: true});`,
    );
    for (const route of ['/ley-2491-de-2025', '/webinardiapositivas']) {
      await visit(page, route);
      await expectAlive(page, `${name}, ${route}`);
    }
  });
}

test('the page works after a translator wrapped its words under React', async ({page, guard}) => {
  guard.allow(/NotFoundError|removeChild|insertBefore|Minified React error/);
  await visit(page, '/ley-2491-de-2025');
  await page.evaluate(EXTENSIONS['words wrapped, as translators do']!);
  await page.getByRole('navigation', {name: 'Principal'}).locator('summary').last().click();
  await page.keyboard.press('Escape');
  await page.locator('section:has(#alertas)').getByRole('checkbox').first().check();
  await page.getByRole('contentinfo').locator('a[href="/proteccion-datos"]').first().click();
  await expect(page).toHaveURL('/proteccion-datos');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
