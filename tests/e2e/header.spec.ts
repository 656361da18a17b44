import type {Locator, Page} from '@playwright/test';

import {loadData} from '../../src/data/load';
import {expect, test, visit} from '../support/test';

test.use({viewport: {width: 1280, height: 800}});

/** What each menu lists, by its label; the lists of the footer and of the missing page follow the four. */
const MENUS = loadData('navigation')
  .slice(0, 4)
  .map(({label, entries}) => ({
    label,
    hrefs: entries
      .filter(({hidden}) => !hidden)
      .map(({to, link}) => to ?? loadData('links').find(({id}) => id === link)!.href),
  }));

const nav = (page: Page): Locator => page.getByRole('navigation', {name: 'Principal'});
const trigger = (page: Page, name: string): Locator => nav(page).locator('summary', {hasText: name});
const panel = (page: Page, name: string): Locator =>
  nav(page)
    .locator('details', {has: page.locator('summary', {hasText: name})})
    .getByRole('list');

test('the menus list the entries of the data in order', async ({page}) => {
  await visit(page, '/');
  await expect(nav(page).locator('summary')).toHaveText(MENUS.map(({label}) => label));
  for (const {label, hrefs} of MENUS) {
    const links = nav(page)
      .locator('details', {has: page.locator('summary', {hasText: label})})
      .locator('a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(hrefs);
  }
});

test('each menu has its label on one line', async ({page}) => {
  await visit(page, '/');
  const lines = await nav(page)
    .locator('summary')
    .evaluateAll((all) =>
      all.map((summary) => {
        const range = document.createRange();
        range.selectNodeContents(summary.firstChild!);
        return range.getClientRects().length;
      }),
    );
  expect(lines).toEqual(MENUS.map(() => 1));
});

test('Enter and Space toggle a menu without scrolling the page', async ({page}) => {
  await visit(page, '/');
  const menu = trigger(page, 'Más');
  await menu.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(panel(page, 'Más')).toBeVisible();
    await page.keyboard.press(key);
    await expect(panel(page, 'Más')).toBeHidden();
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('arrows, Home and End move; Escape closes and returns the focus', async ({page}) => {
  await visit(page, '/');
  const menu = trigger(page, 'Instrumentos de medición');
  const items = panel(page, 'Instrumentos de medición').getByRole('link');
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(panel(page, 'Instrumentos de medición')).toBeHidden();
});

test('left and right go to the neighbouring menu', async ({page}) => {
  await visit(page, '/');
  await trigger(page, 'Instrumentos de medición').click();
  await page.keyboard.press('ArrowRight');
  await expect(trigger(page, 'Instrumentos de intervención')).toBeFocused();
  await expect(panel(page, 'Instrumentos de intervención')).toBeVisible();
  await expect(panel(page, 'Instrumentos de medición')).toBeHidden();
});

test('Tab leaves an open menu and closes it', async ({page}) => {
  await visit(page, '/');
  await trigger(page, 'Más').focus();
  await page.keyboard.press('ArrowUp');
  await expect(panel(page, 'Más').getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Más')).toBeHidden();
});

test('a mouse opens a menu by resting on it, and a press then keeps it open', async ({page}) => {
  await visit(page, '/');
  const menu = trigger(page, 'Quiénes somos');
  await menu.hover();
  await expect(panel(page, 'Quiénes somos')).toBeVisible();
  await menu.click();
  await expect(panel(page, 'Quiénes somos')).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(panel(page, 'Quiénes somos')).toBeHidden();
});

test('the mouse may cross the gap to the panel', async ({page}) => {
  await visit(page, '/');
  await trigger(page, 'Más').hover();
  const link = panel(page, 'Más').getByRole('link', {name: /Ley 2491/});
  await expect(link).toBeVisible();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL('/ley-2491-de-2025');
  await expect(panel(page, 'Más')).toBeHidden();
});

test('the current page is marked in its menu', async ({page}) => {
  await visit(page, '/bullying-test');
  await trigger(page, 'Instrumentos de medición').click();
  await expect(panel(page, 'Instrumentos de medición').locator('[aria-current="page"]')).toHaveAttribute(
    'href',
    '/bullying-test',
  );
});

test('the header is compact beyond 50 px and the document keeps its height', async ({page}) => {
  await visit(page, '/proteccion-datos');
  const header = page.getByRole('banner');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(header).toHaveAttribute('data-compact', 'false');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(header).toHaveAttribute('data-compact', 'true');
  expect(await height()).toBe(before);
  await page.evaluate(() => window.scrollTo(0, 49));
  await expect(header).toHaveAttribute('data-compact', 'false');
});

test('«Solicitar demo» opens a new tab safely and says so', async ({page}) => {
  await visit(page, '/');
  const demo = page.getByRole('banner').getByRole('link', {name: /Solicitar demo/});
  await expect(demo).toHaveAttribute('target', '_blank');
  await expect(demo).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(demo).toHaveAccessibleName(/se abre en una pestaña nueva/);
});

test('the colour mode changes and is kept', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: 'Cambiar a modo claro'})).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({hasTouch: true, viewport: {width: 1280, height: 820}});

  test('the first tap opens and stays open; a tap outside closes', async ({page}) => {
    await visit(page, '/');
    await trigger(page, 'Más').tap();
    await expect(panel(page, 'Más')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.touchscreen.tap(300, 700);
    await expect(panel(page, 'Más')).toBeHidden();
  });
});
