import {
  blackScreen,
  button,
  DECK,
  dispatchKey,
  expectSlide,
  homeButton,
  isFull,
  openDeck,
  pressInShow,
  shown,
} from '../support/deck';
import {expect, test, visit} from '../support/test';

test('F and the button enter and leave, and the home button goes meanwhile', async ({page}) => {
  await openDeck(page);
  await expect(homeButton(page)).toBeVisible();
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await expect(homeButton(page)).toHaveCount(0);
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(false);
    await expect(homeButton(page)).toBeVisible();
  }
  await button(page, 'Pantalla completa').click();
  await expect.poll(() => isFull(page)).toBe(true);
  await pressInShow(page, 'Salir de pantalla completa');
  await expect.poll(() => isFull(page)).toBe(false);
});

test('the flag follows the browser when it leaves by itself', async ({page}) => {
  await openDeck(page);
  await page.keyboard.press('f');
  await expect(homeButton(page)).toHaveCount(0);
  await page.evaluate(() => document.exitFullscreen());
  await expect(homeButton(page)).toBeVisible();
  await expect(button(page, 'Pantalla completa')).toBeVisible();
});

test('Escape closes what lies over the slide before it leaves', async ({page}) => {
  await openDeck(page);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('o');
  await expect(page.getByRole('button', {name: /^11\. /})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: /^11\. /})).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(blackScreen(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await isFull(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFull(page)).toBe(false);
});

test('where Escape is the browser\u2019s, it closes the overlay and the show stays in the window', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'keyboard'));
  await openDeck(page);
  for (const overlay of ['o', 'b', '?']) {
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await page.keyboard.press(overlay);
    await expect(
      page
        .getByRole('button', {name: /^11\. |^Pantalla en negro\./})
        .or(page.getByRole('dialog'))
        .first(),
    ).toBeVisible();
    // What Firefox and Safari do with Escape; the page gets no key.
    await page.evaluate(() => document.exitFullscreen());
    await expect(page.getByText(/El navegador salió de pantalla completa/)).toBeVisible();
    await expect(page.getByRole('button', {name: /^11\. |^Pantalla en negro\./})).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(homeButton(page)).toHaveCount(0);
    // F goes back to full screen, and leaves it.
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await expect(button(page, 'Salir de pantalla completa')).toHaveCount(1);
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(false);
    await expect(homeButton(page)).toBeVisible();
  }
  await page.keyboard.press('?');
  await expect(page.getByText(/En este navegador, Esc sale siempre/)).toBeVisible();
});

test.describe('where the browser\u2019s event comes late', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      // The event and the answer come half a second after the screen.
      const ask = Element.prototype.requestFullscreen;
      const wait = () => new Promise((resolve) => setTimeout(resolve, 500));
      Element.prototype.requestFullscreen = async function (options) {
        await ask.call(this, options);
        await wait();
      };
      document.addEventListener(
        'fullscreenchange',
        (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          void wait().then(() => document.dispatchEvent(new Event('fullscreenchange')));
        },
        true,
      );
      Reflect.deleteProperty(Navigator.prototype, 'keyboard');
    });
    await openDeck(page);
  });

  test('F twice, and F once more, end where the last one says', async ({page}) => {
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(false);
    await expect(homeButton(page)).toBeVisible();
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await expect(homeButton(page)).toHaveCount(0);
    for (let press = 1; press <= 3; press += 1) await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(false);
    await expect(homeButton(page)).toBeVisible();
  });

  test('Escape that the browser takes at once still leaves the show in the window', async ({page}) => {
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await page.keyboard.press('b');
    await expect(blackScreen(page)).toBeVisible();
    await page.evaluate(() => document.exitFullscreen());
    await expect(page.getByText(/El navegador salió de pantalla completa/)).toBeVisible();
    await expect(blackScreen(page)).toHaveCount(0);
    await expect(homeButton(page)).toHaveCount(0);
  });
});

test('Back leaves the deck and full screen', async ({page}) => {
  await visit(page, '/proteccion-datos');
  await openDeck(page);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/proteccion-datos$/);
  expect(await isFull(page)).toBe(false);
});

test('a key that is never let go toggles nothing', async ({page}) => {
  await openDeck(page);
  await page.keyboard.down('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await pressInShow(page, 'Lo emocional también se puede estudiar');
  await page.keyboard.down('f');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 4);
  expect(await isFull(page)).toBe(true);
});

test('an embedded frame that forbids it says so and fills the frame', async ({page, guard}) => {
  // What the browser says of the request that the frame refuses.
  guard.allow(/Permissions policy violation: fullscreen/);
  // Of another page than ours, whose policy admits no frame but the video's.
  const attributes = `title="Marco" width="800" height="600" allow="fullscreen 'none'" src="${DECK}"`;
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
    await openDeck(page);
    await page.keyboard.press('f');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2);
    await page.keyboard.press('?');
    await expect(page.getByText(/no mantiene la pantalla encendida/)).toBeVisible();
  });
}

test('the screen is kept awake again after the laptop slept', async ({page}) => {
  await page.addInitScript(() => {
    WakeLock.prototype.request = async () => {
      document.documentElement.dataset['locks'] =
        `${Number(document.documentElement.dataset['locks'] ?? 0) + 1}`;
      return {release: async () => undefined} as WakeLockSentinel;
    };
  });
  await openDeck(page);
  await page.keyboard.press('f');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-locks', '1');
  await page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', {value, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await expect(root).toHaveAttribute('data-locks', '2');
});

for (const kind of ['missing', 'refused'] as const) {
  test(`${kind}: the stage fills the window instead`, async ({page}) => {
    await page.addInitScript((how) => {
      if (how === 'missing') Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
      else Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'));
      Reflect.deleteProperty(Element.prototype, 'webkitRequestFullscreen');
    }, kind);
    await page.setViewportSize({width: 390, height: 700});
    await openDeck(page);
    await page.keyboard.press('f');
    await expect(homeButton(page)).toHaveCount(0);
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
    await expect(homeButton(page)).toBeVisible();
    expect(
      await page
        .locator('header')
        .first()
        .evaluate((node) => node.closest('[inert]')),
    ).toBeNull();
  });
}

test('ten rounds of F, a click and a field leave the flag where the browser is', async ({page}) => {
  await openDeck(page);
  // In the stage: what is around it is inert while it fills the screen.
  await page
    .getByRole('group', {name: 'Controles de la presentación'})
    .evaluate((controls) => controls.parentElement!.append(document.createElement('textarea')));
  for (let round = 1; round <= 10; round += 1) {
    // No key is ever let go, as when full screen swallows it.
    await dispatchKey(page, {key: 'ArrowRight'});
    await page
      .locator('textarea')
      .last()
      .evaluate((field: HTMLElement) => field.focus());
    await expect(page.locator('textarea').last()).toBeFocused();
    await page.keyboard.type('f');
    await page
      .locator('textarea')
      .last()
      .evaluate((field: HTMLElement) => field.blur());
    await page.keyboard.press('f');
    const expected = round % 2 === 1;
    await expect.poll(() => isFull(page)).toBe(expected);
    await expect(homeButton(page)).toHaveCount(expected ? 0 : 1);
  }
  await expectSlide(page, 11);
});

test('a presenter\u2019s window that costs full screen leaves the show in the window', async ({page}) => {
  await openDeck(page);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  const presenter = page.waitForEvent('popup');
  await page.keyboard.press('s');
  // What browsers do that show no popup over full screen; this one may have done it by itself.
  await page.evaluate(() => document.exitFullscreen().catch(() => undefined));
  await presenter;
  await expect(page.getByText(/El navegador salió de pantalla completa/)).toBeVisible();
  await expect(homeButton(page)).toHaveCount(0);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
});

test('the notice comes even when the browser takes full screen after a rest', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'keyboard'));
  await openDeck(page);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('b');
  await expect(page.locator('[data-full][data-idle]')).toHaveCount(1);
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByText(/El navegador salió de pantalla completa/)).toBeVisible();
});

test('a mouse that moves over the slide leaves its foot free; reaching for the controls brings them', async ({
  page,
}) => {
  await openDeck(page, '#3');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  const bar = page.getByRole('group', {name: 'Controles de la presentación'});
  const opacity = (): Promise<string> => bar.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity).toBe('0');
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(60 * step, 20 * step);
  await expect(page.locator('[data-full][data-idle]')).toHaveCount(0);
  expect(await opacity()).toBe('0');
  const {height} = page.viewportSize()!;
  await page.mouse.move(300, height - 20);
  await expect.poll(opacity).toBe('1');
});
