import {button, DECK, openDeck, shown, TOTAL} from '../support/deck';
import {expect, test, visit} from '../support/test';

test('prints one slide a page, with nothing else', async ({page}) => {
  await openDeck(page);
  const pdf = (await page.pdf({printBackground: true, preferCSSPageSize: true})).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(TOTAL);
});

test('the handout shows every slide with its notes and sources', async ({page}) => {
  await visit(page, `${DECK}?vista=folleto`);
  await expect(shown(page)).toHaveCount(TOTAL);
  await expect(page.getByRole('list', {name: 'Para leer más'}).first()).toBeVisible();
  await button(page, 'Volver a las diapositivas').click();
  await expect(shown(page)).toHaveCount(1);
});
test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all slides read one after the other and nothing is there to press', async ({page}) => {
    await page.goto(DECK);
    const slides = page.locator('section[aria-roledescription="diapositiva"]');
    await expect(slides).toHaveCount(TOTAL);
    for (const slide of await slides.all()) await expect(slide).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
