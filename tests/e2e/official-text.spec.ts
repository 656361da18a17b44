import type {Page} from '@playwright/test';

import {SUBPATH_PORT} from '../support/site';
import {expect, test, visit} from '../support/test';

// The copy of the site under a sub-path is built with the invented texts of `tests/fixtures/official-text`.
const law = (id: '2491' | '2503'): string => `http://localhost:${SUBPATH_PORT}/catedra/ley-${id}-de-2025`;
const article = (page: Page, number: number) => page.locator(`article[aria-labelledby="articulo-${number}"]`);
const official = (page: Page, number: number) => article(page, number).locator('details[data-official]');

for (const [id, count] of [
  ['2491', 10],
  ['2503', 15],
] as const) {
  test(`every article of Ley ${id} shows its own official text, open, under the plain words`, async ({
    page,
  }) => {
    await page.goto(law(id));
    await expect(page.locator('details[data-official]')).toHaveCount(count);
    for (let number = 1; number <= count; number += 1) {
      await expect(official(page, number)).toHaveAttribute('open');
      await expect(official(page, number)).toContainText(`de prueba del artículo ${number}`);
    }
    await expect(article(page, count)).not.toContainText('Firmas de prueba');
    const box = async (text: string) => (await article(page, 5).getByText(text).first().boundingBox())!.y;
    expect(await box('En palabras sencillas')).toBeLessThan(await box('Texto oficial'));
    await expect(official(page, 5).getByText(/Huella SHA-256: [\da-f]{12}$/)).toBeVisible();
  });
}

test('closing one closes all, keeps its place, and is remembered in the browser', async ({page}) => {
  await visit(page, law('2491'));
  const summary = official(page, 5).locator('summary');
  await summary.scrollIntoViewIfNeeded();
  const before = (await summary.boundingBox())!.y;
  await summary.click();
  await expect(page.locator('details[data-official][open]')).toHaveCount(0);
  expect(Math.abs((await summary.boundingBox())!.y - before)).toBeLessThan(2);

  await page.goto(`${law('2503')}#articulo-9`);
  await expect(page.locator('details[data-official][open]')).toHaveCount(0);
  await expect(page.locator('#articulo-9')).toBeInViewport();

  await official(page, 9).locator('summary').click();
  // A reload before the press is answered would forget it.
  await expect(page.locator('details[data-official][open]')).toHaveCount(15);
  await page.reload();
  await expect(page.locator('details[data-official][open]')).toHaveCount(15);
});

test('paper always carries the official text', async ({page}) => {
  await visit(page, law('2491'));
  await official(page, 1).locator('summary').click();
  await expect(official(page, 7).getByText('zanahoria')).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(official(page, 7).getByText('zanahoria')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the official text is there and closes', async ({page}) => {
    await page.goto(law('2503'));
    await expect(official(page, 2)).toContainText('definición de prueba');
    await official(page, 2).locator('summary').click();
    await expect(official(page, 2)).not.toHaveAttribute('open');
  });
});

test('the search finds a word that only the official text has, at its article', async ({page}) => {
  await visit(page, law('2491'));
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await page.getByRole('searchbox').fill('zanahoria');
  await expect(page.getByRole('dialog').locator('[data-result]').first()).toHaveAttribute(
    'href',
    '/catedra/ley-2491-de-2025#articulo-7',
  );
});
