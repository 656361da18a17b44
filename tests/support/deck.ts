import type {Locator, Page} from '@playwright/test';

import {expect, visit} from './test';

/** Steps and places of the slideshow, for the tests that hold it to its word. */
export const DECK = '/webinardiapositivas';
export const TOTAL = 11;

export const button = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true});

/** Presses a control in full screen as a hand does, reaching for the foot of the screen, where they hide. */
export async function pressInShow(page: Page, name: string): Promise<void> {
  const {height} = page.viewportSize()!;
  await page.mouse.move(20, 20);
  await page.mouse.move(40, height - 10);
  await button(page, name).click();
}

/** The slides that are not out of sight. */
export const shown = (page: Page): Locator =>
  page.locator('section[aria-roledescription="diapositiva"]:not([inert])');
export const blackScreen = (page: Page): Locator => page.getByRole('button', {name: /^Pantalla en negro\./});
/** Slide number five in the overview, as good as any. */
export const overviewEntry = (page: Page): Locator => page.getByRole('button', {name: /^5\. /});
export const homeButton = (page: Page): Locator =>
  page.getByRole('group', {name: 'Controles de la presentación'}).getByRole('link', {name: 'Inicio'});

export async function openDeck(page: Page, hash = ''): Promise<void> {
  await visit(page, `${DECK}${hash}`);
  await expect(button(page, 'Pantalla completa')).toBeVisible();
}

/** The same in the deck and in the presenter's window. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(page.getByText(/^\d+ \/ 11$/)).toHaveText(`${number} / ${TOTAL}`);
}

export const isFull = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.fullscreenElement !== null);

/** Opens the presenter's window from the deck. */
export async function openPresenter(page: Page): Promise<Page> {
  const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
  await expect(presenter.getByText('En contacto con la ventana del público.')).toBeVisible();
  return presenter;
}

/** The page has fetched all that it may need later: the presenter's view and the drawings. */
export async function preloaded(page: Page): Promise<void> {
  await page.waitForTimeout(1600);
  await page.waitForLoadState('networkidle');
}

/** A key press as a clicker or an automatic repeat sends it. */
export const dispatchKey = (
  page: Page,
  init: Readonly<Record<string, string | boolean | undefined>>,
): Promise<void> =>
  page.evaluate((options) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...options}));
  }, init);

/** Between two places of a finger that moves, in seconds. */
const PACE = 0.05;

/**
 * Fingers down, along the points and up again. Each place has the time at which a hand is there, as the
 * screen would tell it: without it a busy page, which the driver waits for, would make the finger slow.
 */
export async function drag(
  page: Page,
  points: readonly (readonly [number, number])[],
  fingers = 1,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000 - points.length * PACE;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', place: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + place * PACE,
      touchPoints: (points[place] ? Array.from({length: fingers}) : []).map((_, id) => ({
        x: points[place]![0] + id * 40,
        y: points[place]![1] + id * 40,
        id,
      })),
    });
  await touch('touchStart', 0);
  for (let place = 1; place < points.length; place += 1) await touch('touchMove', place);
  await touch('touchEnd', points.length);
  await session.detach();
}

/** Keys that move, one after the other from the first slide, and where each leads: round at the ends. */
export const ROUND = [
  ['ArrowLeft', 11],
  ['ArrowRight', 1],
  ['Space', 2],
  ['PageDown', 3],
  ['PageUp', 2],
  ['End', 11],
  ['Space', 1],
  ['End', 11],
  ['Home', 1],
] as const;

/** What a clicker sends, from the fifth slide and back to it. */
export const CLICKER = [
  ['PageDown', 6],
  ['PageUp', 5],
] as const;
