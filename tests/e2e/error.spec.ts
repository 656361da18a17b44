import {IS_LIVE_AT_ONCE} from '../support/site';
import {breakDrawing} from '../support/states';
import {expect, test} from '../support/test';

test('an error while a page is drawn shows the error screen with its text and a way back', async ({
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

test('what idle moments laid out is put back too, and the policy has nothing against it', async ({
  page,
  guard,
}) => {
  // Scripts at once lay everything out at once.
  test.skip(IS_LIVE_AT_ONCE);
  guard.allow(/^(?:console|exception): .*Falla de prueba/);
  await breakDrawing(page, () => expect(page.locator('footer[data-laid]').last()).toBeAttached());
  await expect(page.getByRole('contentinfo')).toContainText('Cátedra Emocional');
});
