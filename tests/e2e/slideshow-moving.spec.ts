import {
  blackScreen,
  button,
  CLICKER,
  dispatchKey,
  expectSlide,
  isFull,
  openDeck,
  overviewEntry,
  pressInShow,
  ROUND,
  shown,
  TOTAL,
} from '../support/deck';
import {expect, test} from '../support/test';

test('the buttons stop at the ends and keep the focus', async ({page}) => {
  await openDeck(page);
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
  await openDeck(page);
  for (const [key, number] of ROUND) {
    await page.keyboard.press(key);
    await expectSlide(page, number);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Space on a focused control advances once', async ({page}) => {
  await openDeck(page);
  await button(page, 'Diapositiva siguiente').focus();
  await page.keyboard.press('Space');
  await expectSlide(page, 2);
  await page.keyboard.press('Space');
  await expectSlide(page, 3);
});

test('each dot has the title of its slide and marks where the show stands', async ({page}) => {
  await openDeck(page);
  const titles = await page.locator('section[aria-roledescription="diapositiva"] h2').allTextContents();
  expect(titles).toHaveLength(TOTAL);
  await button(page, titles[6]!).click();
  await expectSlide(page, 7);
  await expect(button(page, titles[6]!)).toHaveAttribute('aria-current', 'true');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAttribute('aria-label', `7 de 11: ${titles[6]}`);
});

test('a number and Enter go to that slide; a number that does not exist goes nowhere', async ({page}) => {
  await openDeck(page);
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expectSlide(page, 10);
  await page.keyboard.type('44');
  await page.keyboard.press('Enter');
  await expectSlide(page, 10);
});

test('ignores modifiers, repetition, typing and an open dialog', async ({page}) => {
  await openDeck(page, '#9');
  for (const init of [
    {ctrlKey: true},
    {metaKey: true},
    {altKey: true},
    {repeat: true},
    {isComposing: true},
  ]) {
    for (const key of ['f', 'ArrowRight', ' ']) await dispatchKey(page, {key, ...init});
  }
  for (let press = 0; press < 30; press += 1) await dispatchKey(page, {key: 'PageDown', repeat: true});
  await dispatchKey(page, {key: 'F', shiftKey: true});
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

test('a key event without a key, as browsers send when they fill in a form, is nobody\u2019s', async ({
  page,
}) => {
  await openDeck(page);
  await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', {bubbles: true})));
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
});

test('leaving the overview by keyboard keeps the focus in the show', async ({page}) => {
  await openDeck(page);
  const focus = (): Promise<string> => page.evaluate(() => document.activeElement!.tagName);
  for (const leave of ['Enter', 'Escape', 'o']) {
    await page.keyboard.press('o');
    await expect(page.locator('button[aria-current]:focus')).toHaveCount(1);
    await page.keyboard.press(leave);
    await expect(overviewEntry(page)).toHaveCount(0);
    expect(await focus()).toBe('OL');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('[role="group"]') !== null)).toBe(true);
  }
});

test('single-letter keys can be switched off', async ({page}) => {
  await openDeck(page);
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
  await openDeck(page, '#2');
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
test('every function by hand, each closed by Escape', async ({page}) => {
  await openDeck(page);
  const overview = page.getByRole('button', {name: /^5\. /});
  const black = blackScreen(page);
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
  await openDeck(page);
  const seconds = await page
    .locator('li[data-current]')
    .evaluate((item) => Math.max(...getComputedStyle(item).transitionDuration.split(',').map(parseFloat)));
  expect(seconds).toBeLessThanOrEqual(0.01);
});

test('every key that opens something', async ({page}) => {
  await openDeck(page, '#6');
  for (const [key, thing] of [
    ['o', overviewEntry(page)],
    ['b', blackScreen(page)],
    ['.', blackScreen(page)],
    ['?', page.getByRole('dialog', {name: 'Funciones y teclas'})],
  ] as const) {
    await page.keyboard.press(key);
    await expect(thing).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(thing).toBeHidden();
    await expectSlide(page, 6);
  }
});

test('the buttons in the middle move by one', async ({page}) => {
  await openDeck(page, '#6');
  await button(page, 'Diapositiva siguiente').click();
  await expectSlide(page, 7);
  await button(page, 'Diapositiva anterior').click();
  await expectSlide(page, 6);
});

test('after a click with the mouse the keys belong to the show again', async ({page}) => {
  await openDeck(page);
  await button(page, 'Pantalla completa').click();
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('Space');
  await expectSlide(page, 2);
  expect(await isFull(page)).toBe(true);
  await pressInShow(page, 'Lo emocional también se puede estudiar');
  await page.keyboard.press('Space');
  await expectSlide(page, 4);
  await page.keyboard.press('f');
  await button(page, 'Todas las diapositivas').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expectSlide(page, 5);
});

test('the keys of a clicker move one slide, wherever in the deck the focus is', async ({page}) => {
  await openDeck(page, '#5');
  const places = page.locator('[data-live]').locator('button, a[href], ol[tabindex]').filter({visible: true});
  const count = await places.count();
  expect(count).toBeGreaterThan(TOTAL);
  for (let place = -1; place < count; place += 1) {
    if (place < 0) await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    else await places.nth(place).focus();
    for (const [key, number] of CLICKER) {
      await page.keyboard.press(key);
      await expectSlide(page, number);
    }
    for (const key of ['b', '.']) {
      await page.keyboard.press(key);
      await expect(blackScreen(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(blackScreen(page)).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expectSlide(page, 5);
  }
});
