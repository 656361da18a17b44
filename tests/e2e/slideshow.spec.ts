import type {Locator, Page} from '@playwright/test';

import {expect, test, visit} from '../support/test';

const ROUTE = '/webinardiapositivas';
const TOTAL = 11;

const counter = (page: Page): Locator => page.getByText(/^\d+ \/ 11$/);
const button = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true});
const shown = (page: Page): Locator =>
  page.locator('section[aria-roledescription="diapositiva"]:not([inert])');

async function open(page: Page, hash = ''): Promise<void> {
  await visit(page, `${ROUTE}${hash}`);
  await expect(button(page, 'Pantalla completa')).toBeVisible();
}

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(counter(page)).toHaveText(`${number} / ${TOTAL}`);
}

/** The page has fetched all that it may need later: the presenter's view and the drawings. */
async function preloaded(page: Page): Promise<void> {
  await page.waitForTimeout(1600);
  await page.waitForLoadState('networkidle');
}

/** A key press as a clicker or an automatic repeat sends it. */
const dispatch = (page: Page, init: Readonly<Record<string, string | boolean | undefined>>): Promise<void> =>
  page.evaluate((options) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...options}));
  }, init);

test.describe('moving', () => {
  test('the buttons stop at the ends and keep the focus', async ({page}) => {
    await open(page);
    const previous = button(page, 'Diapositiva anterior');
    const next = button(page, 'Diapositiva siguiente');
    await expect(previous).toBeDisabled();
    await previous.focus();
    await page.keyboard.press('Enter');
    await expectSlide(page, 1);

    await next.focus();
    for (let press = 1; press < TOTAL; press += 1) await page.keyboard.press('Enter');
    await expectSlide(page, TOTAL);
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSlide(page, TOTAL);
  });

  test('the keys go round at the ends', async ({page}) => {
    await open(page);
    for (const [key, number] of [
      ['ArrowLeft', 11],
      ['ArrowRight', 1],
      ['Space', 2],
      ['PageDown', 3],
      ['PageUp', 2],
      ['End', 11],
      ['Space', 1],
      ['End', 11],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectSlide(page, number);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('Space on a focused control advances once', async ({page}) => {
    await open(page);
    await button(page, 'Diapositiva siguiente').focus();
    await page.keyboard.press('Space');
    await expectSlide(page, 2);
    await page.keyboard.press('Space');
    await expectSlide(page, 3);
  });

  test('each dot has the title of its slide and marks where the show stands', async ({page}) => {
    await open(page);
    const titles = await page.locator('section[aria-roledescription="diapositiva"] h2').allTextContents();
    expect(titles).toHaveLength(TOTAL);
    await button(page, titles[6]!).click();
    await expectSlide(page, 7);
    await expect(button(page, titles[6]!)).toHaveAttribute('aria-current', 'true');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAttribute('aria-label', `7 de 11: ${titles[6]}`);
  });

  test('a number and Enter go to that slide; a number that does not exist goes nowhere', async ({page}) => {
    await open(page);
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await expectSlide(page, 10);
    await page.keyboard.type('44');
    await page.keyboard.press('Enter');
    await expectSlide(page, 10);
  });

  test('ignores modifiers, repetition, typing and an open dialog', async ({page}) => {
    await open(page, '#9');
    for (const init of [
      {ctrlKey: true},
      {metaKey: true},
      {altKey: true},
      {repeat: true},
      {isComposing: true},
    ]) {
      for (const key of ['f', 'ArrowRight', ' ']) await dispatch(page, {key, ...init});
    }
    for (let press = 0; press < 30; press += 1) await dispatch(page, {key: 'PageDown', repeat: true});
    await dispatch(page, {key: 'F', shiftKey: true});
    await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
    });
    await page.keyboard.type('f o 3');
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => document.body.lastElementChild?.remove());
    await expectSlide(page, 9);

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', {name: 'Funciones y teclas'})).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('b');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectSlide(page, 9);
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test('single-letter keys can be switched off', async ({page}) => {
    await open(page);
    await button(page, 'Funciones y teclas').click();
    await page.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('o');
    await page.keyboard.press('f');
    await expect(button(page, 'Pantalla completa')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2);
  });

  test('announces each change once, and nothing on arrival', async ({page}) => {
    await open(page, '#2');
    const status = page.locator('p[role="status"][aria-live="polite"]');
    await page.evaluate(() => {
      const region = document.querySelector('p[role="status"][aria-live="polite"]')!;
      const texts: (string | null)[] = [];
      Object.assign(window, {texts});
      new MutationObserver(() => texts.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText(/^Diapositiva 3 de 11: .+/);
    expect(await page.evaluate(() => (window as unknown as {texts: string[]}).texts)).toHaveLength(1);
  });
});

test.describe('address', () => {
  for (const [hash, number] of [
    ['#3', 3],
    ['#11', 11],
    ['#0', 1],
    ['#99', 1],
    ['#abc', 1],
  ] as const) {
    test(`${hash} opens slide ${number}`, async ({page}) => {
      await open(page, hash);
      await expectSlide(page, number);
    });
  }

  test('moving replaces the address, so that Back leaves the deck', async ({page}) => {
    await visit(page, '/proteccion-datos');
    await open(page);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/#5$/);
    await page.reload();
    await expectSlide(page, 5);
    await page.goBack();
    await expect(page).toHaveURL(/proteccion-datos$/);
  });

  test('its keys stay behind on leaving', async ({page}) => {
    await open(page);
    await page.getByRole('link', {name: 'Video e informe del webinar'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Webinar/);
    await page.keyboard.press('f');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expect(page).toHaveURL(/webinar$/);
  });
});

test.describe('full screen', () => {
  const isFull = (page: Page): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
  const home = (page: Page): Locator =>
    page.getByRole('group', {name: 'Controles de la presentación'}).getByRole('link', {name: 'Inicio'});

  test('F and the button enter and leave, and the home button goes meanwhile', async ({page}) => {
    await open(page);
    await expect(home(page)).toBeVisible();
    for (let round = 0; round < 3; round += 1) {
      await page.keyboard.press('f');
      await expect.poll(() => isFull(page)).toBe(true);
      await expect(home(page)).toHaveCount(0);
      await page.keyboard.press('f');
      await expect.poll(() => isFull(page)).toBe(false);
      await expect(home(page)).toBeVisible();
    }
    await button(page, 'Pantalla completa').click();
    await expect.poll(() => isFull(page)).toBe(true);
    await button(page, 'Salir de pantalla completa').click();
    await expect.poll(() => isFull(page)).toBe(false);
  });

  test('the flag follows the browser when it leaves by itself', async ({page}) => {
    await open(page);
    await page.keyboard.press('f');
    await expect(home(page)).toHaveCount(0);
    await page.evaluate(() => document.exitFullscreen());
    await expect(home(page)).toBeVisible();
    await expect(button(page, 'Pantalla completa')).toBeVisible();
  });

  test('Escape closes what lies over the slide before it leaves', async ({page}) => {
    await open(page);
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await page.keyboard.press('o');
    await expect(page.getByRole('button', {name: /^11\. /})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: /^11\. /})).toHaveCount(0);
    await page.keyboard.press('b');
    await expect(page.getByRole('button', {name: /^Pantalla en negro\./})).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await isFull(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFull(page)).toBe(false);
  });

  test('where Escape is the browser\u2019s, it closes the overlay and the show stays in the window', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'keyboard'));
    await open(page);
    for (const overlay of ['o', 'b', '?']) {
      await page.keyboard.press('f');
      await expect.poll(() => isFull(page)).toBe(true);
      await page.keyboard.press(overlay);
      // What Firefox and Safari do with Escape; the page gets no key.
      await page.evaluate(() => document.exitFullscreen());
      await expect(page.getByText(/El navegador salió de pantalla completa/)).toBeVisible();
      await expect(page.getByRole('button', {name: /^11\. |^Pantalla en negro\./})).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(home(page)).toHaveCount(0);
      // F goes back to full screen, and leaves it.
      await page.keyboard.press('f');
      await expect.poll(() => isFull(page)).toBe(true);
      await expect(button(page, 'Salir de pantalla completa')).toHaveCount(1);
      await page.keyboard.press('f');
      await expect.poll(() => isFull(page)).toBe(false);
      await expect(home(page)).toBeVisible();
    }
    await page.keyboard.press('?');
    await expect(page.getByText(/En este navegador, Esc sale siempre/)).toBeVisible();
  });

  test('Back leaves the deck and full screen', async ({page}) => {
    await visit(page, '/proteccion-datos');
    await open(page);
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/proteccion-datos$/);
    expect(await isFull(page)).toBe(false);
  });

  test('a key that is never let go toggles nothing', async ({page}) => {
    await open(page);
    await page.keyboard.down('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await button(page, 'Lo emocional también se puede estudiar').click();
    await page.keyboard.down('f');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 4);
    expect(await isFull(page)).toBe(true);
  });

  test('an embedded frame that forbids it says so and fills the frame', async ({page, guard}) => {
    // What the browser says of the request that the frame refuses.
    guard.allow(/Permissions policy violation: fullscreen/);
    // Of another page than ours, whose policy admits no frame but the video's.
    const attributes = `title="Marco" width="800" height="600" allow="fullscreen 'none'" src="${ROUTE}"`;
    await page.route('**/marco', (route) =>
      route.fulfill({contentType: 'text/html', body: `<!doctype html><iframe ${attributes}></iframe>`}),
    );
    await page.goto('/marco');
    const frame = page.frameLocator('iframe[title="Marco"]');
    await frame.getByRole('button', {name: 'Pantalla completa', exact: true}).click();
    await expect(frame.getByText(/no permitió la pantalla completa/)).toBeVisible();
    await expect(frame.getByRole('button', {name: 'Salir de pantalla completa'})).toBeVisible();
  });

  for (const kind of ['missing', 'refused'] as const) {
    test(`wake lock ${kind}: the show goes on and the help says it`, async ({page}) => {
      await page.addInitScript((how) => {
        if (how === 'missing') Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
        else WakeLock.prototype.request = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      }, kind);
      await open(page);
      await page.keyboard.press('f');
      await page.keyboard.press('ArrowRight');
      await expectSlide(page, 2);
      await page.keyboard.press('?');
      await expect(page.getByText(/no mantiene la pantalla encendida/)).toBeVisible();
    });
  }

  for (const kind of ['missing', 'refused'] as const) {
    test(`${kind}: the stage fills the window instead`, async ({page}) => {
      await page.addInitScript((how) => {
        if (how === 'missing') Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
        else Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'));
        Reflect.deleteProperty(Element.prototype, 'webkitRequestFullscreen');
      }, kind);
      await page.setViewportSize({width: 390, height: 700});
      await open(page);
      await page.keyboard.press('f');
      await expect(home(page)).toHaveCount(0);
      const box = await shown(page).boundingBox();
      expect(box).toMatchObject({x: 0, y: 0, width: 390, height: 700});
      if (kind === 'refused') await expect(page.getByText(/no permitió la pantalla completa/)).toBeVisible();
      // Nothing behind it can be reached.
      expect(
        await page
          .locator('header')
          .first()
          .evaluate((node) => node.closest('[inert]') !== null),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await expect(home(page)).toBeVisible();
      expect(
        await page
          .locator('header')
          .first()
          .evaluate((node) => node.closest('[inert]')),
      ).toBeNull();
    });
  }
});

/** Fingers down, along the points and up again. */
async function drag(page: Page, points: readonly (readonly [number, number])[], fingers = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = ([x, y]: readonly [number, number]) =>
    Array.from({length: fingers}, (_, id) => ({x: x + id * 40, y: y + id * 40, id}));
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: at(points[0]!)});
  for (const point of points.slice(1)) {
    await session.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: at(point)});
  }
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await session.detach();
}

test.describe('touch', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 640}});

  test('a swipe moves; a scroll, an edge gesture and two fingers do not', async ({page}) => {
    await open(page);
    await drag(page, [
      [260, 300],
      [200, 302],
      [110, 304],
    ]);
    await expectSlide(page, 2);
    await drag(page, [
      [110, 300],
      [200, 302],
      [260, 304],
    ]);
    await expectSlide(page, 1);
    await drag(page, [
      [200, 500],
      [200, 400],
      [195, 300],
    ]);
    await drag(page, [
      [20, 300],
      [120, 300],
      [220, 300],
    ]);
    await drag(
      page,
      [
        [260, 300],
        [200, 300],
        [110, 300],
      ],
      2,
    );
    await page.waitForTimeout(200);
    await expectSlide(page, 1);
  });
});

test.describe('zoom', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 640}});

  test('two fingers zoom and never move; while zoomed, one finger pans', async ({page}) => {
    await open(page, '#6');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizePinchGesture', {x: 180, y: 300, scaleFactor: 2.5});
    await expect.poll(() => page.evaluate(() => window.visualViewport!.scale)).toBeGreaterThan(1.5);
    await expectSlide(page, 6);
    await expect(page.locator('ol[data-zoomed]')).toHaveCount(1);
    for (const [from, to] of [
      [260, 110],
      [110, 260],
    ] as const)
      await drag(page, [
        [from, 300],
        [185, 301],
        [to, 302],
      ]);
    await expectSlide(page, 6);
    await session.send('Emulation.setPageScaleFactor', {pageScaleFactor: 1});
    await expect(page.locator('ol[data-zoomed]')).toHaveCount(0);
  });

  test('a long slide scrolls at double text, and scrolling moves nothing', async ({page}) => {
    await open(page, '#9');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    expect(await shown(page).evaluate((slide) => slide.scrollHeight - slide.clientHeight)).toBeGreaterThan(
      20,
    );
    await shown(page).evaluate((slide) => slide.scrollTo(0, 9999));
    expect(await shown(page).evaluate((slide) => slide.scrollTop)).toBeGreaterThan(20);
    await expectSlide(page, 9);
  });
});

test.describe('in reach', () => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [640, 360],
    [1024, 768],
  ] as const) {
    test(`the controls at ${width} × ${height}, without scrolling`, async ({page}) => {
      await page.setViewportSize({width, height});
      await open(page);
      for (const name of ['Diapositiva siguiente', 'Funciones y teclas', 'Pantalla completa'])
        await expect(button(page, name)).toBeInViewport({ratio: 1});
      await button(page, 'Diapositiva siguiente').click();
      await expectSlide(page, 2);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test('every function by hand, each closed by Escape', async ({page}) => {
    await open(page);
    const overview = page.getByRole('button', {name: /^5\. /});
    const black = page.getByRole('button', {name: /^Pantalla en negro\./});
    for (const [name, thing] of [
      [/^Todas las diapositivas/, overview],
      [/^Pantalla en negro/, black],
    ] as const) {
      await button(page, 'Funciones y teclas').click();
      await page.getByRole('dialog').getByRole('button', {name}).click();
      await expect(thing).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(thing).toHaveCount(0);
    }
    await page.keyboard.press('.');
    await black.click();
    await expect(black).toHaveCount(0);
    await button(page, 'Todas las diapositivas').click();
    await overview.click();
    await expectSlide(page, 5);
  });

  test('reduced motion changes slides at once', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page);
    const seconds = await page
      .locator('li[data-current]')
      .evaluate((item) => Math.max(...getComputedStyle(item).transitionDuration.split(',').map(parseFloat)));
    expect(seconds).toBeLessThanOrEqual(0.01);
  });
});

test.describe('two windows', () => {
  test('move together in both directions, and the notes stay with the presenter', async ({page}) => {
    await open(page);
    const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
    await expect(presenter.getByText('En contacto con la ventana del público.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(presenter.getByText(/^2 \/ 11$/)).toBeVisible();
    await presenter.keyboard.press('ArrowRight');
    await expectSlide(page, 3);
    await presenter.keyboard.press('b');
    await expect(page.getByRole('button', {name: /^Pantalla en negro\./})).toBeVisible();
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

  test('go on without the network', async ({page, context}) => {
    await open(page);
    const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
    await expect(presenter.getByText('En contacto con la ventana del público.')).toBeVisible();
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
    await open(page, '#7');
    await preloaded(page);
    await context.setOffline(true);
    for (let round = 0; round < 2; round += 1) {
      const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
      const notes = presenter.getByRole('region', {name: 'Notas'}).getByRole('listitem');
      await expect(notes.first()).toBeVisible();
      await expect(presenter.getByText('En contacto con la ventana del público.')).toBeVisible();
      await presenter.keyboard.press('ArrowRight');
      await expectSlide(page, 8 + round);
      await expect(presenter.locator('svg circle').first()).toBeVisible();
      // Its styles came along.
      expect(
        await presenter.getByRole('region', {name: 'Notas'}).evaluate((e) => getComputedStyle(e).overflowY),
      ).toBe('auto');
      await presenter.close();
      await page.bringToFront();
    }
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 10);
  });

  test('without channels each window goes on alone and says so', async ({page, context}) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await open(page);
    const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
    await expect(presenter.getByText(/no puede mover las dos ventanas juntas/)).toBeVisible();
    await presenter.keyboard.press('ArrowRight');
    await expect(presenter.getByText(/^2 \/ 11$/)).toBeVisible();
    await expectSlide(page, 1);
  });

  test('every button of the presenter', async ({page}) => {
    await open(page);
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
    await expect(page.getByRole('button', {name: /^Pantalla en negro\./})).toBeVisible();
    await presenter.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: /^Pantalla en negro\./})).toHaveCount(0);
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
    await open(page);
    await page.keyboard.press('s');
    await expect(page.getByRole('alert')).toHaveText(/ventanas emergentes/);
  });
});

test.describe('without a projector', () => {
  test('prints one slide a page, with nothing else', async ({page}) => {
    await open(page);
    const pdf = (await page.pdf({printBackground: true, preferCSSPageSize: true})).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(TOTAL);
  });

  test('the handout shows every slide with its notes and sources', async ({page}) => {
    await visit(page, `${ROUTE}?vista=folleto`);
    await expect(shown(page)).toHaveCount(TOTAL);
    await expect(page.getByRole('list', {name: 'Para leer más'}).first()).toBeVisible();
    await button(page, 'Volver a las diapositivas').click();
    await expect(shown(page)).toHaveCount(1);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all slides read one after the other and nothing is there to press', async ({page}) => {
    await page.goto(ROUTE);
    const slides = page.locator('section[aria-roledescription="diapositiva"]');
    await expect(slides).toHaveCount(TOTAL);
    for (const slide of await slides.all()) await expect(slide).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe('fits', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [width, height] of [
      [360, 640],
      [640, 360],
      [1024, 768],
      [1280, 720],
      [3840, 2160],
    ] as const) {
      test(`every slide at ${width} × ${height}, ${colorScheme}`, async ({page}) => {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
        await page.setViewportSize({width, height});
        await open(page);
        await page.keyboard.press('f');
        await expect(shown(page)).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        // Neither a slide that scrolls nor a text that a clipping ancestor hides.
        const over = await page.locator('section[aria-roledescription="diapositiva"]').evaluateAll((slides) =>
          slides.flatMap((slide) => {
            const name = slide.getAttribute('aria-label');
            const {top, right, bottom, left} = slide.getBoundingClientRect();
            const texts = [...slide.querySelectorAll('h2, h3, p, li, dt, dd, b, text')].filter((text) => {
              const box = text.getBoundingClientRect();
              return (
                !text.closest('[aria-hidden="true"] svg, .visually-hidden') &&
                box.width > 2 &&
                (box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1 || box.left < left - 1)
              );
            });
            const isLarger =
              slide.scrollHeight > slide.clientHeight + 1 || slide.scrollWidth > slide.clientWidth + 1;
            return [...(isLarger ? [name] : []), ...texts.map((text) => `${name}: ${text.textContent}`)];
          }),
        );
        expect(over).toEqual([]);
      });
    }
  }
});
