import {expect, test, visit} from '../support/test';

test('an error while a page is drawn shows the error screen with its text and a way back', async ({
  page,
  guard,
}) => {
  // React reports the error that this test provokes.
  guard.allow(/Falla de prueba|error/i);
  await visit(page, '/universidad-de-lleida');
  await page.evaluate(() => {
    const stringify = JSON.stringify;
    JSON.stringify = ((value: unknown, ...rest: []) => {
      if ((value as {'@type'?: string} | null)?.['@type'] === 'Course') throw new Error('Falla de prueba');
      return stringify(value, ...rest);
    }) as typeof JSON.stringify;
  });
  await page.getByRole('main').locator('.band a[href="/curso-especializacion"]').first().click();

  const heading = page.getByRole('heading', {name: 'Unexpected Application Error!'});
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  await expect(page.getByText('Falla de prueba')).toBeVisible();
  const home = page.getByRole('main').getByRole('link', {name: /inicio/i});
  await expect(home.first()).toHaveAttribute('href', '/');
});
