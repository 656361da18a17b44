import type {Locator, Page} from '@playwright/test';

import {expect, hydrated, test, visit} from '../support/test';

test.use({viewport: {width: 360, height: 740}});

const opener = (page: Page): Locator => page.getByRole('button', {name: 'Abrir menú'});
const drawer = (page: Page): Locator => page.getByRole('dialog', {name: 'Menú'});

async function open(page: Page): Promise<void> {
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** The page can be scrolled and nothing covers it. */
async function expectFree(page: Page): Promise<void> {
  await expect(drawer(page)).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  await page.evaluate(() => window.scrollTo(0, 200));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
}

test('closed, it has no tab stops', async ({page}) => {
  await visit(page, '/proteccion-datos');
  const stops = await page
    .locator('dialog a, dialog button, dialog summary')
    .evaluateAll((items) => items.filter((item) => item.checkVisibility()).length);
  expect(stops).toBe(0);
});

test('one press of Enter or Space opens it; Escape closes and returns the focus', async ({page}) => {
  await visit(page, '/');
  for (const key of ['Enter', 'Space']) {
    await opener(page).focus();
    await page.keyboard.press(key);
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('open, the focus stays inside in both directions', async ({page}) => {
  await visit(page, '/');
  await open(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press(key);
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
  }
});

test('groups open one at a time and a link goes to its page with the drawer closed', async ({page}) => {
  await visit(page, '/');
  await open(page);
  await drawer(page).locator('summary', {hasText: 'Más'}).click();
  await expect(drawer(page).getByRole('link', {name: /Socioemociograma/})).toBeHidden();
  await drawer(page)
    .getByRole('link', {name: /Ley 2491/})
    .click();
  await expect(page).toHaveURL('/ley-2491-de-2025');
  await expectFree(page);
});

test('the link of the current page closes it too', async ({page}) => {
  await visit(page, '/socioemociograma');
  await open(page);
  await drawer(page)
    .getByRole('link', {name: /Socioemociograma/})
    .click();
  await expectFree(page);
});

test('the backdrop, browser Back and widening close it', async ({page}) => {
  await visit(page, '/socioemociograma');
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: /^Ley 2491/})
    .click();
  await expect(page).toHaveURL('/ley-2491-de-2025');
  await hydrated(page);
  await open(page);
  await page.mouse.click(10, 400);
  await expectFree(page);

  await open(page);
  await page.goBack();
  await expectFree(page);

  await open(page);
  await page.setViewportSize({width: 1280, height: 740});
  await expect(drawer(page)).toBeHidden();
  await page.setViewportSize({width: 360, height: 740});
  await expectFree(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`its icons stand in the middle of their buttons, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.goto('/');
    await open(page);
    const offsets = await drawer(page)
      .locator('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const middle = (element: Element): number => {
            const {left, right} = element.getBoundingClientRect();
            return (left + right) / 2;
          };
          const icon = [...button.querySelectorAll('svg')].find((svg) => svg.checkVisibility())!;
          return Math.abs(middle(icon) - middle(button));
        }),
      );
    expect(offsets).toHaveLength(2);
    expect(Math.max(...offsets)).toBeLessThan(1);
  });
}
