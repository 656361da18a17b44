import {expectSlide, openDeck, openPresenter, preloaded, TOTAL} from '../support/deck';
import {expect, test} from '../support/test';

test('go on without the network', async ({page, context}) => {
  await openDeck(page);
  const presenter = await openPresenter(page);
  await Promise.all([preloaded(page), preloaded(presenter)]);
  await context.setOffline(true);
  for (let press = 0; press < TOTAL; press += 1) await presenter.keyboard.press('ArrowRight');
  await expectSlide(page, 1);
  await presenter.keyboard.press('ArrowLeft');
  await expectSlide(page, TOTAL);
});

test('the presenter\u2019s window opens, works and closes after the network is gone', async ({
  page,
  context,
  guard,
}) => {
  // The icon of the tab, which the browser may ask for again.
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await openDeck(page, '#7');
  await preloaded(page);
  await context.setOffline(true);
  for (let round = 0; round < 2; round += 1) {
    const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
    const notes = presenter.getByRole('region', {name: 'Notas'}).getByRole('paragraph');
    await expect(notes.first()).toBeVisible();
    await expect(presenter.getByText('En contacto con la ventana del público.')).toBeVisible();
    await presenter.keyboard.press('ArrowRight');
    await expectSlide(page, 8 + round);
    await expect(presenter.locator('svg circle').first()).toBeVisible();
    // Its styles came along.
    expect(
      await presenter.getByRole('region', {name: 'Texto'}).evaluate((e) => getComputedStyle(e).overflowY),
    ).toBe('auto');
    await presenter.close();
    await page.bringToFront();
  }
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 10);
});
