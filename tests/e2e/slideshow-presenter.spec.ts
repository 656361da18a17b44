import type {Locator, Page, Route} from '@playwright/test';

import {loadData} from '../../src/data/load';
import {
  blackScreen,
  button,
  DECK,
  expectSlide,
  isFull,
  openDeck,
  openPresenter,
  overviewEntry,
  TOTAL,
  MOVES,
} from '../support/deck';
import {expect, test, visit} from '../support/test';

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

test('the same keys, at the ends and in the middle', async ({page}) => {
  await openDeck(page);
  const presenter = await openPresenter(page);
  for (const {start, ends} of MOVES) {
    for (const [key, end] of Object.entries(ends)) {
      await presenter.keyboard.type(String(start));
      await presenter.keyboard.press('Enter');
      await expectSlide(page, start);
      await presenter.keyboard.press(key);
      await expectSlide(page, end);
    }
  }
  await presenter.keyboard.press('.');
  await expect(blackScreen(page)).toBeVisible();
  await expect(presenter.getByText('El público ve la pantalla en negro.')).toBeVisible();
  await presenter.keyboard.press('Escape');
  await expect(blackScreen(page)).toHaveCount(0);
  await presenter.keyboard.press('f');
  await expect.poll(() => isFull(presenter)).toBe(true);
  await presenter.keyboard.press('f');
  await expect.poll(() => isFull(presenter)).toBe(false);
  await presenter.keyboard.press('?');
  await expect(presenter.getByRole('dialog', {name: 'Funciones y teclas'})).toBeVisible();
  await presenter.keyboard.press('ArrowRight');
  await presenter.keyboard.press('Escape');
  await expect(presenter.getByRole('dialog')).toBeHidden();
  await expectSlide(page, TOTAL);
});

test('a slide chosen from all of them in the presenter\u2019s window, unseen by the audience', async ({
  page,
}) => {
  await openDeck(page);
  const presenter = await openPresenter(page);
  await presenter.keyboard.press('o');
  const all = presenter.getByRole('dialog', {name: 'Todas las diapositivas'});
  await expect(all.getByRole('listitem').getByRole('button')).toHaveCount(TOTAL);
  await expect(all.getByRole('button', {name: /^1\. /})).toBeFocused();
  await expect(overviewEntry(page)).toHaveCount(0);
  await overviewEntry(presenter).click();
  await expect(all).toHaveCount(0);
  await expectSlide(page, 5);
  await expectSlide(presenter, 5);
});

test('after a click with the mouse Space goes on, and presses nothing twice', async ({page}) => {
  await openDeck(page);
  const presenter = await openPresenter(page);
  await button(presenter, 'Iniciar el tiempo').click();
  await presenter.keyboard.press('Space');
  await expectSlide(page, 2);
  await expect(button(presenter, 'Poner en cero')).toBeVisible();
});

test('a move of the presenter shows the slide, over the overview of the audience\u2019s window', async ({
  page,
}) => {
  await openDeck(page);
  const presenter = await openPresenter(page);
  await page.keyboard.press('o');
  await expect(overviewEntry(page)).toBeVisible();
  await presenter.keyboard.press('ArrowRight');
  await expect(overviewEntry(page)).toHaveCount(0);
  await expectSlide(page, 2);
});

test('closed and opened again, either window finds the show where it was', async ({page, context}) => {
  await openDeck(page, '#4');
  let presenter = await openPresenter(page);
  await presenter.keyboard.press('ArrowRight');
  await expectSlide(page, 5);
  const clock = (window: Page): Locator => window.getByText(/^\d+:\d\d$/).first();
  await expect(clock(presenter)).toHaveText(/^0:0[2-9]$/);
  await page.keyboard.press('b');
  await expect(blackScreen(page)).toBeVisible();

  await presenter.close();
  await page.bringToFront();
  // The browser takes a moment to let go of the window's name.
  await page.waitForTimeout(300);
  presenter = await openPresenter(page);
  await expectSlide(presenter, 5);
  await expect(blackScreen(page)).toBeVisible();
  await expect(button(presenter, 'Pantalla en negro')).toHaveAttribute('aria-pressed', 'true');
  await expect(clock(presenter)).toHaveText(/^0:(0[3-9]|[1-5]\d)$/);

  await page.close();
  await expect(presenter.getByText(/No hay otra ventana abierta/)).toBeVisible();
  await presenter.keyboard.press('ArrowRight');
  const again = await context.newPage();
  await openDeck(again);
  await expectSlide(again, 6);
  await expect(presenter.getByText('En contacto con la ventana del público.')).toBeVisible();
});

test('the time planned for each slide, and a quiet colour when it runs out', async ({page}) => {
  const planned = loadData('slides').map(({seconds}) => seconds);
  await page.addInitScript(() => {
    const minutes = new URLSearchParams(window.location.search).get('minutos');
    if (minutes)
      window.sessionStorage.setItem('ce-diapositivas-inicio', String(Date.now() - Number(minutes) * 60_000));
  });
  const pace = page.locator('[data-tone]').filter({hasText: /tiempo|Lleva/});
  const ground = (): Promise<string> => pace.evaluate((element) => getComputedStyle(element).backgroundColor);
  const seen: string[] = [];
  for (const [minutes, tone] of [
    [5, 'early'],
    [13, 'fine'],
    [40, 'late'],
  ] as const) {
    await visit(page, `${DECK}?vista=presentador&minutos=${minutes}#5`);
    await expect(pace).toHaveAttribute('data-tone', tone);
    seen.push(await ground());
  }
  expect(new Set(seen).size).toBe(2);
  for (const [index, seconds] of planned.entries()) {
    await expectSlide(page, ((4 + index) % TOTAL) + 1);
    const shownTime = planned[(4 + index) % TOTAL] ?? seconds;
    const text = `${Math.floor(shownTime / 60)}:${String(shownTime % 60).padStart(2, '0')}`;
    await expect(page.getByText('Esta diapositiva:')).toHaveText(`Esta diapositiva: ${text}`);
    await page.keyboard.press('ArrowRight');
  }
});

test('the notes of the presenter are nowhere in what the audience gets', async ({page}) => {
  const notes = loadData('speaker-notes').flatMap(({notes: all}) => all);
  expect(notes.length).toBeGreaterThan(20);
  const html = await (await page.request.get(DECK)).text();
  await openDeck(page);
  await page.keyboard.press('o');
  const live = await page.content();
  await page.emulateMedia({media: 'print'});
  const printed = await page.locator('body').innerText();
  for (const note of notes) for (const text of [html, live, printed]) expect(text).not.toContain(note);
});

test('what a popup blocker did is not said over the next slide', async ({page}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openDeck(page);
  await page.keyboard.press('f');
  await page.keyboard.press('s');
  await expect(page.getByRole('alert')).toHaveText(/Permita las ventanas emergentes/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** The file with the presenter's view, known by what only it says. */
async function routePresenterFile(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.context().route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Poner en cero')) await answer(route);
    else await route.fulfill({response});
  });
}

test('while the presenter\u2019s view arrives, its window says so', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await routePresenterFile(page, async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, `${DECK}?vista=presentador`);
  await expect(page.getByText('Abriendo la vista de presentador…')).toBeVisible();
  release();
  await expect(page.getByRole('region', {name: 'Notas'})).toBeVisible();
});

test('a presenter\u2019s view that does not arrive leaves a way to the slides', async ({page, guard}) => {
  guard.allow(/ERR_FAILED|Failed to load resource|ChunkLoadError|Loading chunk/);
  await routePresenterFile(page, (route) => route.abort());
  await visit(page, `${DECK}?vista=presentador#3`);
  await expect(page.getByRole('alert')).toHaveText(/La vista de presentador no se pudo descargar/);
  await page.context().unrouteAll({behavior: 'ignoreErrors'});
  await page.getByRole('link', {name: 'Abrir las diapositivas'}).click();
  await expectSlide(page, 3);
});

test('without a network and never fetched, the presenter\u2019s view is missed with a sentence', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkLoadError|Loading chunk/);
  await routePresenterFile(page, (route) => route.abort());
  await openDeck(page);
  await context.setOffline(true);
  await page.keyboard.press('s');
  await expect(page.getByRole('alert')).toHaveText(/no alcanzó a descargarse/);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
});
