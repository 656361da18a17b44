import {expect, test, visit} from '../support/test';

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

test('the skip link goes to the content', async ({page}) => {
  await visit(page, '/socioemociograma');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('main, [id*="skipToContent"]') !== null),
  ).toBe(true);
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
});

const OPEN = 'dialog[open], :popover-open, details:is([name="site-menu"], [name="page-bar"])[open]';

test('Escape closes the innermost thing, and gives the focus back', async ({page}) => {
  const openCount = (): Promise<number> => page.locator(OPEN).count();
  /** Opens by the keyboard, closes by Escape, and the focus is where it was. */
  const inAndOut = async (press: () => Promise<void>, name: string): Promise<void> => {
    await press();
    await expect.poll(openCount, name).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(openCount, name).toBe(0);
    expect(await page.evaluate(() => document.activeElement !== document.body), `${name}: focus`).toBe(true);
  };
  await visit(page, '/ley-2503-de-2025');
  for (const opener of [
    page.getByRole('navigation', {name: 'Principal'}).locator('summary').first(),
    page.getByRole('button', {name: 'Buscar', exact: true}),
    page.locator('details[name="page-bar"] > summary').first(),
    page.getByRole('button', {name: /ver qué significa/}).first(),
  ]) {
    await inAndOut(() => opener.press('Enter'), await opener.innerText().catch(() => 'opener'));
    await expect(opener).toBeFocused();
  }
  // Search over an open index: one press closes one of them.
  await page.locator('details[name="page-bar"] > summary').first().press('Enter');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(openCount, 'index under search').toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(openCount, 'index').toBe(0);
  await page.setViewportSize({width: 390, height: 800});
  await inAndOut(() => page.getByRole('button', {name: 'Abrir menú'}).press('Enter'), 'drawer');

  // One thing over another: only the upper one goes.
  await visit(page, '/webinardiapositivas');
  await page.setViewportSize({width: 1280, height: 800});
  await page.keyboard.press('o');
  await expect(page.getByRole('button', {name: /^11\. /})).toBeVisible();
  await page.getByRole('button', {name: 'Funciones y teclas'}).press('Enter');
  await expect(page.getByRole('dialog', {name: 'Funciones y teclas'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Funciones y teclas'})).toBeHidden();
  await expect(page.getByRole('button', {name: /^11\. /})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: /^11\. /})).toHaveCount(0);
});
