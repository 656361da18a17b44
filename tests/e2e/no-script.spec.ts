import {loadData} from '../../src/data/load';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

test('the menus open without scripts', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/');
  const menus = page.getByRole('navigation', {name: 'Principal'});
  const law = menus.getByRole('link', {name: /Ley 2503/});
  await expect(law).toBeHidden();
  await menus.locator('summary', {hasText: 'Quiénes somos'}).click();
  await menus.locator('summary', {hasText: 'Más'}).click();
  await expect(menus.locator('details[open]')).toHaveCount(1);
  await law.click();
  await expect(page).toHaveURL('/ley-2503-de-2025');
});

test('the drawer opens without scripts', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  await page.getByRole('button', {name: 'Abrir menú'}).click();
  await page
    .locator('dialog')
    .getByRole('link', {name: /Socioemociograma/})
    .click();
  await expect(page).toHaveURL('/socioemociograma');
});

test('the answers open one at a time without scripts', async ({page}) => {
  await page.goto('/');
  const questions = page.locator('[aria-labelledby=preguntas] details');
  await expect(questions).toHaveCount(loadData('faq').length);
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await questions.nth(3).locator('summary').click();
  await expect(questions.nth(3)).toHaveAttribute('open');
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});
