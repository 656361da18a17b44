import {expectSlide, openDeck} from '../support/deck';
import {expect, test, visit} from '../support/test';

for (const [hash, number] of [
  ['#3', 3],
  ['#11', 11],
  ['#0', 1],
  ['#99', 1],
  ['#abc', 1],
] as const) {
  test(`${hash} opens slide ${number}`, async ({page}) => {
    await openDeck(page, hash);
    await expectSlide(page, number);
  });
}

test('moving replaces the address, so that Back leaves the deck', async ({page}) => {
  await visit(page, '/proteccion-datos');
  await openDeck(page);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#5$/);
  await page.reload();
  await expectSlide(page, 5);
  await page.goBack();
  await expect(page).toHaveURL(/proteccion-datos$/);
});

test('its keys stay behind on leaving', async ({page}) => {
  await openDeck(page);
  await page.getByRole('link', {name: 'Video e informe del webinar'}).click();
  await expect(page).toHaveURL('/webinar');
  await page.keyboard.press('f');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(page).toHaveURL(/webinar$/);
});
