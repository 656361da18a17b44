import {expect, test, visit} from '../support/test';

test('a change of page scrolls to the top, sets the title and is announced once', async ({page}) => {
  await visit(page, '/socioemociograma');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: /^Ley 2491/})
    .click();
  await expect(page).toHaveURL('/ley-2491-de-2025');
  await expect(page).toHaveTitle(/Ley 2491/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Socioemociograma/);
});

test('the skip link is the first stop and moves the focus to the content', async ({page}) => {
  await visit(page, '/socioemociograma');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Saltar al contenido principal'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInContent = await page.evaluate(() => {
    const focused = document.activeElement;
    const header = document.querySelector('header');
    return focused !== document.body && !header?.contains(focused);
  });
  expect(isInContent).toBe(true);
});
