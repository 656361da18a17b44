import {blackScreen, button, expectSlide, openDeck, openPresenter, TOTAL} from '../support/deck';
import {expect, test} from '../support/test';

test('move together in both directions, and the notes stay with the presenter', async ({page}) => {
  await openDeck(page);
  const presenter = await openPresenter(page);
  await page.keyboard.press('ArrowRight');
  await expect(presenter.getByText(/^2 \/ 11$/)).toBeVisible();
  await presenter.keyboard.press('ArrowRight');
  await expectSlide(page, 3);
  await presenter.keyboard.press('b');
  await expect(blackScreen(page)).toBeVisible();
  await presenter.keyboard.press('b');

  const note = (await presenter
    .getByRole('region', {name: 'Notas'})
    .getByRole('listitem')
    .first()
    .textContent())!;
  expect(note.length).toBeGreaterThan(10);
  expect(await page.content()).not.toContain(note);

  await presenter.close();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 4);
});

test('without channels each window goes on alone and says so', async ({page, context}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await openDeck(page);
  const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
  await expect(presenter.getByText(/no puede mover las dos ventanas juntas/)).toBeVisible();
  await presenter.keyboard.press('ArrowRight');
  await expect(presenter.getByText(/^2 \/ 11$/)).toBeVisible();
  await expectSlide(page, 1);
});

test('every button of the presenter', async ({page}) => {
  await openDeck(page);
  const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
  await button(presenter, 'Siguiente').click();
  await expectSlide(page, 2);
  await button(presenter, 'Anterior').click();
  await expectSlide(page, 1);
  await expect(button(presenter, 'Anterior')).toBeDisabled();
  await button(presenter, 'Poner en cero').click();
  await button(presenter, 'Iniciar el tiempo').click();
  await expect(presenter.getByText(/^Va a tiempo$/)).toBeVisible();
  await button(presenter, 'Pantalla en negro').click();
  await expect(blackScreen(page)).toBeVisible();
  await presenter.keyboard.press('Escape');
  await expect(blackScreen(page)).toHaveCount(0);
  await presenter.keyboard.press('End');
  await expectSlide(page, TOTAL);
  await presenter.keyboard.type('4');
  await presenter.keyboard.press('Enter');
  await expectSlide(page, 4);
  await Promise.all([presenter.waitForEvent('close'), button(presenter, 'Cerrar').click()]);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 5);
});

test('a blocked window is explained', async ({page}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openDeck(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('alert')).toHaveText(/ventanas emergentes/);
});
