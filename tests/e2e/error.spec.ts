import {breakDrawing} from '../support/states';
import {expect, test} from '../support/test';

test('an error while the deck is drawn shows the error screen with its text and a way back', async ({
  page,
  guard,
}) => {
  // React reports the error that this test provokes.
  guard.allow(/Falla de prueba|error/i);
  await breakDrawing(page);
  const heading = page.getByRole('heading', {name: 'Unexpected Application Error!'});
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  await expect(page.getByText('Falla de prueba')).toBeVisible();
  const home = page.getByRole('main').getByRole('link', {name: /inicio/i});
  await expect(home.first()).toHaveAttribute('href', '/');
});
