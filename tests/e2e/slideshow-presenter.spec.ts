import type {Locator, Page, Route} from '@playwright/test';

import {loadData} from '../../src/data/load';
import {
  blackScreen,
  button,
  CLICKER,
  DECK,
  expectSlide,
  isFull,
  openDeck,
  openPresenter,
  overviewEntry,
  ROUND,
  shown,
  TOTAL,
} from '../support/deck';
import {expect, sidewaysScroll, test, visit} from '../support/test';

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
    .getByRole('paragraph')
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
  await expect(presenter.getByText(/^Va a tiempo$/)).toBeVisible();
  await button(presenter, 'Pausar el tiempo').click();
  await expect(presenter.getByText(/^En pausa$/)).toBeVisible();
  await button(presenter, 'Seguir').click();
  await expect(button(presenter, 'Pausar el tiempo')).toBeVisible();
  await button(presenter, 'Pantalla en negro').click();
  await expect(blackScreen(page)).toBeVisible();
  await presenter.keyboard.press('Escape');
  await expect(blackScreen(page)).toHaveCount(0);
  await presenter.keyboard.press('End');
  await expectSlide(page, TOTAL);
  await presenter.keyboard.type('4');
  await presenter.keyboard.press('Enter');
  await expectSlide(page, 4);
  const closed = presenter.waitForEvent('close');
  // The window may be gone before the press is answered; that it goes is what is waited for.
  await button(presenter, 'Cerrar')
    .click()
    .catch(() => undefined);
  await closed;
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

test('asked for twice, one window is there, and the second press brings it forward', async ({
  page,
  context,
}) => {
  await openDeck(page);
  const presenter = await openPresenter(page);
  await page.bringToFront();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('s');
  await presenter.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
  await expectSlide(presenter, 2);
  expect(context.pages()).toHaveLength(2);
});

test('the same keys', async ({page}) => {
  await openDeck(page);
  const presenter = await openPresenter(page);
  for (const [key, number] of ROUND) {
    await presenter.keyboard.press(key);
    await expectSlide(page, number);
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
  await expectSlide(page, 1);
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
  await expect(button(presenter, 'Pausar el tiempo')).toBeVisible();
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
  await button(presenter, 'Iniciar el tiempo').click();
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
  // Out of the black first.
  await presenter.keyboard.press('ArrowRight');
  await presenter.keyboard.press('ArrowRight');
  const again = await context.newPage();
  await openDeck(again);
  await expectSlide(again, 6);
  await expect(presenter.getByText('En contacto con la ventana del público.')).toBeVisible();
});

test('the time planned for each slide, and a quiet colour when it runs out', async ({page}) => {
  const planned = loadData('slides').map(({seconds}) => seconds);
  await page.addInitScript(() => {
    const ran = Number(new URLSearchParams(window.location.search).get('segundos'));
    const clock = {ran, since: Date.now(), from: 0, entered: ran};
    if (ran) window.sessionStorage.setItem('ce-diapositivas-reloj', JSON.stringify(clock));
  });
  const pace = page.locator('[data-tone]').filter({hasText: /tiempo|Lleva/});
  const ground = (): Promise<string> => pace.evaluate((element) => getComputedStyle(element).backgroundColor);
  const seen: string[] = [];
  const start = planned.slice(0, 4).reduce((sum, seconds) => sum + seconds, 0);
  for (const [seconds, tone] of [
    [start - 120, 'early'],
    [start + 20, 'fine'],
    [start + 1200, 'late'],
  ] as const) {
    await visit(page, `${DECK}?vista=presentador&segundos=${seconds}#5`);
    await expect(pace).toHaveAttribute('data-tone', tone);
    seen.push(await ground());
  }
  expect(new Set(seen).size).toBe(2);
  for (const [index, seconds] of planned.entries()) {
    await expectSlide(page, ((4 + index) % TOTAL) + 1);
    const shownTime = planned[(4 + index) % TOTAL] ?? seconds;
    const text = `${Math.floor(shownTime / 60)}:${String(shownTime % 60).padStart(2, '0')}`;
    await expect(page.getByText('Esta diapositiva:')).toHaveText(
      new RegExp(`^Esta diapositiva: lleva \\d+:\\d\\d de ${text}$`),
    );
    await page.keyboard.press('ArrowRight');
  }
});

test('the notes of the presenter are nowhere in what the audience gets', async ({page}) => {
  const notes = loadData('speaker-notes').flatMap(({actions = [], say, bridge = [], question, avoid}) =>
    [actions, say, bridge, question.ask, question.answer, avoid].flat(),
  );
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

for (const [what, change] of [
  ['says nothing of its screens', () => Reflect.deleteProperty(window, 'getScreenDetails')],
  [
    'keeps its screens to itself',
    () => {
      const refuse = (): Promise<never> => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.assign(window, {getScreenDetails: refuse});
      Object.defineProperty(Screen.prototype, 'isExtended', {get: () => true});
    },
  ],
] as const) {
  test(`a browser that ${what}: the windows move together, and each fills its screen`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(change);
    await openDeck(page);
    const presenter = await openPresenter(page);
    const problems: string[] = [];
    presenter.on('pageerror', ({message}) => problems.push(message));
    await presenter.keyboard.press('PageDown');
    await expectSlide(page, 2);
    await presenter.keyboard.press('f');
    await expect.poll(() => isFull(presenter)).toBe(true);
    await page.bringToFront();
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await presenter.keyboard.press('PageUp');
    await expectSlide(page, 1);
    expect(problems).toEqual([]);
  });
}

test('the keys of a clicker move one slide, wherever in the presenter\u2019s window the focus is', async ({
  page,
}) => {
  await visit(page, `${DECK}?vista=presentador#5`);
  await expectSlide(page, 5);
  const places = page
    .locator('[data-presenter]')
    .locator('button, [tabindex="0"], [aria-label="Notas"] :is(p, li)')
    .filter({visible: true});
  const count = await places.count();
  expect(count).toBeGreaterThan(10);
  const black = button(page, 'Pantalla en negro');
  for (let place = -1; place < count; place += 1) {
    // What takes no focus, a paragraph of the notes say, leaves it to the page.
    if (place < 0) await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    else await places.nth(place).focus();
    for (const [key, number] of CLICKER) {
      await page.keyboard.press(key);
      await expectSlide(page, number);
    }
    for (const pressed of ['true', 'false']) {
      await page.keyboard.press('b');
      await expect(black).toHaveAttribute('aria-pressed', pressed);
    }
    await page.keyboard.press('Escape');
    await expectSlide(page, 5);
  }
});

test.describe('with two tabs of the deck', () => {
  test('the view moves the one that opened it, and the other one nowhere', async ({page, context}) => {
    const stray = await context.newPage();
    await openDeck(stray, '#2');
    await openDeck(page, '#5');
    const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
    await expect(presenter.getByText(/Hay otra abierta, que no se mueve/)).toBeVisible();
    await expectSlide(presenter, 5);
    await presenter.keyboard.press('ArrowRight');
    await expectSlide(page, 6);
    await expectSlide(stray, 2);
    await stray.keyboard.press('ArrowRight');
    await expectSlide(stray, 3);
    await expectSlide(presenter, 6);

    await button(presenter, 'Mover la otra').click();
    await expectSlide(presenter, 3);
    await presenter.keyboard.press('ArrowRight');
    await expectSlide(stray, 4);
    await expectSlide(page, 6);
    await button(presenter, 'Mover la otra').click();
    await expectSlide(presenter, 6);

    await stray.close();
    // A browser that cannot keep the screen awake says so behind it.
    await expect(
      presenter.getByText(/^En contacto con la ventana del público\.(?! Hay otra abierta)/),
    ).toBeVisible();
    await presenter.keyboard.press('ArrowRight');
    await expectSlide(page, 7);
  });

  test('a closed one is said, and the other is moved only when asked', async ({page, context}) => {
    await openDeck(page, '#5');
    const presenter = await openPresenter(page);
    const stray = await context.newPage();
    await openDeck(stray, '#2');
    await expect(presenter.getByText(/Hay otra abierta/)).toBeVisible();
    await page.close();
    await expect(presenter.getByText('La ventana del público se cerró. Hay otra abierta.')).toBeVisible();
    await presenter.keyboard.press('ArrowRight');
    await expectSlide(presenter, 6);
    await expectSlide(stray, 2);
    await button(presenter, 'Mover la otra').click();
    await expectSlide(presenter, 2);
  });
});

test.describe('the clock', () => {
  const paceText = /^Va a tiempo$|^Lleva |^En pausa$/;

  test('set to zero in the middle stays there until it is started, and can be brought back', async ({
    page,
  }) => {
    await openDeck(page);
    const presenter = await openPresenter(page);
    await presenter.keyboard.press('ArrowRight');
    await presenter.keyboard.press('ArrowRight');
    await expect(button(presenter, 'Pausar el tiempo')).toBeVisible();
    await button(presenter, 'Poner en cero').click();
    await presenter.keyboard.press('ArrowRight');
    await expectSlide(page, 4);
    await expect(button(presenter, 'Iniciar el tiempo')).toBeVisible();
    await expect(presenter.getByText(paceText)).toHaveCount(0);
    await button(presenter, 'Deshacer').click();
    await expect(button(presenter, 'Pausar el tiempo')).toBeVisible();
    await button(presenter, 'Poner en cero').click();
    await button(presenter, 'Iniciar el tiempo').click();
    await expect(presenter.getByText(/^Va a tiempo$/)).toBeVisible();
  });

  test('of a show opened in its middle waits, and is not ahead when it starts', async ({page}) => {
    await openDeck(page, '#7');
    const presenter = await openPresenter(page);
    await expectSlide(presenter, 7);
    await expect(presenter.getByText(paceText)).toHaveCount(0);
    await button(presenter, 'Iniciar el tiempo').click();
    await expect(presenter.getByText(/^Va a tiempo$/)).toBeVisible();
    const rest = loadData('slides')
      .slice(6)
      .reduce((sum, {seconds}) => sum + seconds, 0);
    await expect(presenter.getByText(/^Quedan /)).toHaveText(
      new RegExp(`^Quedan (${Math.floor(rest / 60)}|${Math.floor(rest / 60) - 1}):\\d\\d$`),
    );
  });
});

test('after the laptop has slept the clock tells the time that passed', async ({page}) => {
  await page.clock.install({time: '2026-06-15T10:00:00-05:00'});
  await visit(page, `${DECK}?vista=presentador`);
  await expectSlide(page, 1);
  const clock = page.getByText(/^\d+:\d\d$/).first();
  const onSlide = page.getByText(/^Esta diapositiva:/);
  await page.keyboard.press('PageDown');
  await expect(clock).toHaveText(/^0:0[1-9]$/);
  await page.clock.fastForward('10:00');
  await expect(clock).toHaveText(/^10:[0-5]\d$/);
  await expect(onSlide).toHaveText(/lleva 10:[0-5]\d de /);
  await expect(page.getByText(/^Hora: 10:1[0-2]$/)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(onSlide).toHaveText(/lleva 0:[0-5]\d de /);

  // A clock that stands still sleeps too.
  await button(page, 'Pausar el tiempo').click();
  const stood = (await clock.textContent())!;
  await page.clock.fastForward('10:00');
  await expect(page.getByText(/^Hora: 10:2[0-5]$/)).toBeVisible();
  await expect(clock).toHaveText(stood);
  await button(page, 'Seguir').click();
  await expect(clock).not.toHaveText(stood);
  await expect(clock).toHaveText(/^1[01]:[0-5]\d$/);
});

test('out of the black the slide that was left comes back, and none passes unseen', async ({page}) => {
  await openDeck(page, '#3');
  const presenter = await openPresenter(page);
  await presenter.keyboard.press('b');
  await expect(blackScreen(page)).toBeVisible();
  await presenter.keyboard.press('PageDown');
  await expect(blackScreen(page)).toHaveCount(0);
  await expectSlide(page, 3);
  await presenter.keyboard.press('PageDown');
  await expectSlide(page, 4);
});

test('the pointer follows the presenter\u2019s hand and goes when it leaves', async ({page}) => {
  await openDeck(page, '#8');
  const presenter = await openPresenter(page);
  const picture = presenter.getByRole('region', {name: 'Diapositiva actual'}).locator('> div');
  const dot = page.locator('li[data-current] > svg[aria-hidden]');
  await picture.hover();
  await expect(dot).toBeHidden();
  await presenter.keyboard.press('p');
  await picture.hover({position: {x: 40, y: 40}});
  await expect(dot).toBeVisible();
  const placed = (await dot.locator('circle').getAttribute('cx'))!;
  await presenter.keyboard.press('Shift+ArrowRight');
  await expect(dot.locator('circle')).not.toHaveAttribute('cx', placed);
  await expectSlide(page, 8);
  await presenter.mouse.move(2, 2);
  await expect(dot).toBeHidden();
  // The sociogram that is pointed at is there.
  await expect(picture.getByRole('img', {includeHidden: true}).locator('circle').first()).toBeVisible();

  await presenter.keyboard.press('z');
  await expect(page.locator('section[data-zoom]')).toHaveCount(1);
  await presenter.keyboard.press('Escape');
  await expect(page.locator('section[data-zoom]')).toHaveCount(0);
  await presenter.keyboard.press('z');
  await presenter.keyboard.press('ArrowRight');
  await expectSlide(page, 9);
  await expect(page.locator('section[data-zoom]')).toHaveCount(0);
});

test('a part that the presenter picks is enlarged in both windows, and one press shows the whole again', async ({
  page,
}) => {
  await openDeck(page, '#8');
  const presenter = await openPresenter(page);
  const picture = presenter.getByRole('region', {name: 'Diapositiva actual'}).locator('> div');
  const windows = [
    [shown(page), shown(page).locator('..')],
    [picture.locator('section'), picture],
  ] as const;
  const place = {x: 0.8, y: 0.3};
  /** How many times larger than its frame a slide is, and how far the picked place has gone from where it was. */
  const measure = async ([slide, frame]: (typeof windows)[number]) => {
    const [inner, outer] = [(await slide.boundingBox())!, (await frame.boundingBox())!];
    return {
      scale: inner.width / outer.width,
      across: inner.x + place.x * inner.width - (outer.x + place.x * outer.width),
      down: inner.y + place.y * inner.height - (outer.y + place.y * outer.height),
    };
  };
  const expectScale = async (least: number, most: number): Promise<void> => {
    for (const pair of windows)
      await expect(async () => {
        const {scale, across, down} = await measure(pair);
        expect(scale).toBeGreaterThan(least);
        expect(scale).toBeLessThan(most);
        expect(Math.abs(across)).toBeLessThan(10);
        expect(Math.abs(down)).toBeLessThan(10);
      }).toPass({timeout: 15_000});
    await expect(button(presenter, 'Ampliar')).toHaveAttribute('aria-pressed', String(least > 1));
  };

  await expectScale(0.95, 1.05);
  await button(presenter, 'Puntero').click();
  const {width, height} = (await picture.boundingBox())!;
  for (const back of [() => button(presenter, 'Ampliar').click(), 'z', 'Escape'] as const) {
    await picture.hover({position: {x: place.x * width, y: place.y * height}});
    await button(presenter, 'Ampliar').click();
    await expectScale(1.5, 3);
    expect(await sidewaysScroll(page)).toBe(0);
    // The hand that goes on pointing does not drag the slide along.
    await picture.hover({position: {x: 20, y: 20}});
    await expectScale(1.5, 3);
    if (typeof back === 'string') await presenter.keyboard.press(back);
    else await back();
    await expectScale(0.95, 1.05);
  }
  await expectSlide(page, 8);

  // Opened anew, the audience's window finds the part where it was.
  await picture.hover({position: {x: place.x * width, y: place.y * height}});
  await presenter.keyboard.press('z');
  await page.reload();
  await expectSlide(page, 8);
  await expectScale(1.5, 3);
});

test('the points of the laws one by one, whole again after the last, and then the next slide', async ({
  page,
}) => {
  await openDeck(page, '#9');
  const presenter = await openPresenter(page);
  const points = loadData('slides')
    .find(({laws}) => laws)!
    .laws!.flatMap(({items}) => items);
  const current = page.locator('li[data-current] [aria-current="step"]');
  for (const point of points) {
    await presenter.keyboard.press('ArrowDown');
    await expect(current).toContainText(point);
  }
  await presenter.keyboard.press('ArrowDown');
  await expect(current).toHaveCount(0);
  await button(presenter, 'Punto siguiente').click();
  await expect(current).toHaveCount(1);
  await presenter.keyboard.press('ArrowUp');
  await expect(current).toHaveCount(0);
  await presenter.keyboard.press('ArrowRight');
  await expectSlide(page, 10);
});

test('the last slide has a state for the questions, with its code and address', async ({page}) => {
  await openDeck(page, '#11');
  const presenter = await openPresenter(page);
  const {closing, title} = loadData('slides')[10]!;
  const slide = page.locator('li[data-current]');
  await expect(slide.getByRole('heading', {name: title})).toBeVisible();
  await presenter.keyboard.press('ArrowDown');
  await expect(slide.getByRole('heading', {name: closing!.title})).toBeVisible();
  await expect(slide.getByRole('img', {name: /^Código QR/})).toBeVisible();
  await presenter.keyboard.press('ArrowDown');
  await expect(slide.getByRole('heading', {name: closing!.title})).toBeVisible();
});

for (const [width, height] of [
  [853, 480],
  [640, 720],
  [390, 844],
  [1200, 760],
] as const) {
  test(`the notes at ${width} × ${height} say that there is more until their end is seen`, async ({page}) => {
    await page.setViewportSize({width, height});
    await visit(page, `${DECK}?vista=presentador#9`);
    const notes = page.getByRole('region', {name: 'Notas'});
    const last = notes.getByRole('listitem').last();
    await expect(button(page, 'Siguiente')).toBeInViewport({ratio: 1});
    await expect(last).not.toBeInViewport();
    const more = button(page, 'Hay más abajo');
    for (let press = 0; press < 30 && (await more.count()) > 0; press += 1) {
      await more.click({timeout: 2000}).catch(() => undefined);
    }
    await expect(more).toHaveCount(0);
    await expect(last).toBeInViewport();
    // Nothing lies over it.
    const isCovered = await last.evaluate((element) => {
      const {left, bottom} = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
    expect(isCovered).toBe(false);
  });
}

test('the notes of the handout one key away, in the size that suits', async ({page}) => {
  await visit(page, `${DECK}?vista=presentador#3`);
  const notes = page.getByRole('region', {name: 'Notas'});
  const [text] = loadData('slides')[2]!.readerNotes;
  await expect(notes).toBeVisible();
  await expect(notes.getByText(text!)).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(notes.getByText(text!)).toBeVisible();
  const size = (): Promise<number> =>
    notes.getByText(text!).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await button(page, 'Letra más grande').click();
  expect(await size()).toBeGreaterThan(before);
  await page.reload();
  // Not by its key: what is drawn listens to keys a moment later.
  await button(page, 'Notas del folleto').click();
  await expect(notes.getByText(text!)).toBeVisible();
  expect(await size()).toBeGreaterThan(before);
});
