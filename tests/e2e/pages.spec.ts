import type {Page} from '@playwright/test';

import {expectClean} from '../support/axe';
import {crowdedNames, cutPeople, cutTexts, hardToRead, resize} from '../support/layout';
import {cutOnPaper, looseOnPaper} from '../support/paper';
import {LAW_ROUTES, ROUTES} from '../support/pages';
import {sendHeaders} from '../support/site';
import {clipped, setSpacing} from '../support/spacing';
import {expect, hydrated, sidewaysScroll, test, visit} from '../support/test';
import {invalidHtml} from '../support/validate';
import {againstReading, noteControls, walk} from '../support/walk';

// All that is asked of every page, one test a page. What failed is told in Spanish: editors read it in the
// comment of their pull request. A page is loaded once for each way of loading it and
// then resized and repainted: a new window and a new load for each check took most of the time and found
// nothing more. Checks are soft and say where they stand, so that one run tells everything.

/** Widths at which a page may not scroll sideways; from 360 px on it has to read well too. */
const WIDTHS = [1280, 1600, 768, 390, 360, 320] as const;
/**
 * Widths for axe, and the modes in which it looks at colours there. What lies over what depends on the width alone,
 * so that each has one mode; what is shown wide, narrow or between has both.
 */
const AXE_WIDTHS = [
  [1280, ['light']],
  [1600, ['dark']],
  [768, ['light', 'dark']],
  [390, ['dark']],
  [320, ['light']],
] as const;

const noSidewaysScroll = async (page: Page, place: string): Promise<void> =>
  expect.soft(await sidewaysScroll(page), `${place}: la página se desplaza de lado`).toBe(0);

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Violations and requests to other hosts are caught by the guard of `support/test.ts`. */
async function arrives(page: Page, route: string): Promise<void> {
  const context = page.context();
  await sendHeaders(context);
  const response = await page.goto(route);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await scrollThrough(page);
  expect.soft(await context.cookies(), 'cookies').toEqual([]);
  expect.soft(await page.evaluate(() => document.cookie), 'cookie').toBe('');
  await context.unrouteAll();

  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'es-CO');
  await expect.soft(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(page.getByRole('banner')).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo').last()).toBeVisible();
  if (route === '/') return;
  const withSlash = await context.request.get(`${route}/`);
  expect.soft(withSlash.status(), 'con una barra al final').toBe(200);
  expect.soft(await withSlash.text(), 'con una barra al final').toBe(await response!.text());
}

async function reads(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    await noSidewaysScroll(page, `${width} px`);
    if (width < 360) continue;
    expect
      .soft(await hardToRead(page), `${width} px: letra pequeña, renglones apretados o largos`)
      .toEqual([]);
    expect.soft(await cutPeople(page), `${width} px: personas cortadas por un borde`).toEqual([]);
    expect
      .soft(await crowdedNames(page), `${width} px: nombres a menos de 16 px de la fila de arriba`)
      .toEqual([]);
  }
}

/** 1280 px at 400 % are 320 px. */
async function holdsWithSpacing(page: Page): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [320, 256],
  ] as const) {
    await resize(page, width, height);
    await noSidewaysScroll(page, `${width} px, quieta`);
  }
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({playState}) => playState === 'running')
      .map((animation) => (animation.effect as KeyframeEffect | null)?.target?.className ?? 'unknown'),
  );
  expect.soft(moving, 'lo que se mueve').toEqual([]);
  await setSpacing(page);
  for (const width of [1280, 320]) {
    await resize(page, width);
    await noSidewaysScroll(page, `${width} px, letras separadas`);
    expect.soft(await clipped(page), `${width} px, letras separadas: textos cortados`).toEqual([]);
  }
  await setSpacing(page, false);
}

/** To the end where it is wide and back where it is narrow: both ways and both widths, at two thirds of the time. */
async function isWalked(page: Page): Promise<void> {
  for (const [width, key] of [
    [1280, 'Tab'],
    [390, 'Shift+Tab'],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.getSelection()?.removeAllRanges();
      window.scrollTo({top: 0, behavior: 'instant'});
    });
    const expected = Array.from({length: await noteControls(page)}, (_, index) => index);
    const stops = await walk(page, key);
    if (key === 'Shift+Tab') stops.reverse();
    const place = `${width} px, ${key}`;
    const faults = stops.flatMap(({name, faults: all}) => all.map((fault) => `${name}: ${fault}`));
    expect.soft(faults, place).toEqual([]);
    expect
      .soft(
        stops.map(({at}) => at),
        `${place}: cada control una vez, en orden`,
      )
      .toEqual(expected);
    expect.soft(stops[0]?.name, place).toContain('Saltar al contenido principal');
    expect.soft(againstReading(stops), `${place}: orden de lectura`).toEqual([]);
  }
}

async function isAccessible(page: Page, route: string): Promise<void> {
  for (const [index, [width, modes]] of AXE_WIDTHS.entries()) {
    // Header and footer are the same on every page: at all widths they are looked at on the first.
    const part = index > 0 && route !== ROUTES[0] ? 'main' : undefined;
    await page.setViewportSize({width, height: 844});
    await expectClean(page, `${width} px`, modes, part);
  }
  expect.soft(invalidHtml(await page.content(), route), 'HTML válido').toEqual([]);
}

/** The visitor's own setting, as rem lengths and media queries see it. */
async function holdsWithLargeText(page: Page, route: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  await visit(page, route);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 900});
    await noSidewaysScroll(page, `${width} px`);
    expect.soft(await cutTexts(page), `${width} px, letra al doble: textos cortados`).toEqual([]);
  }
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
}

async function worksWithoutScripts(page: Page, route: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', {value: true});
  await page.setViewportSize({width: 1280, height: 720});
  await page.goto(route);
  await expect.soft(page.getByRole('heading', {level: 1})).toBeVisible();
  expect.soft((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
  await expect.soft(page.locator('[data-needs-script]:visible')).toHaveCount(0);
  const dead = await page
    .locator(
      'button:not([popovertarget]):not([disabled]):visible, input:not([type=checkbox], [type=radio]):visible',
    )
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 120)));
  expect.soft(dead, 'controles que no sirven sin scripts').toEqual([]);

  // A sheet's text is as wide as this window and 900 px high.
  await page.setViewportSize({width: 680, height: 900});
  await page.emulateMedia({media: 'print'});
  expect.soft(await cutOnPaper(page), 'columnas partidas entre dos hojas').toEqual([]);
  if (LAW_ROUTES.includes(route as never))
    expect.soft(await looseOnPaper(page), 'cajas partidas al final de una hoja').toEqual([]);
}

for (const route of ROUTES) {
  test(`${route} cumple lo que toda página promete`, async ({page}) => {
    test.setTimeout(300_000);
    await test.step('llega completa, sin pedir nada a otros sitios y sin cookies', () =>
      arrives(page, route));
    await test.step('se lee bien y no se desplaza de lado', () => reads(page));
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, route);
    await test.step('con letras separadas, al 400 % y quieta', () => holdsWithSpacing(page));
    await test.step('con Tab, hasta el final y de vuelta', () => isWalked(page));
    await test.step('accesible (axe), HTML válido', () => isAccessible(page, route));
    await test.step('con la letra al doble', () => holdsWithLargeText(page, route));
    await test.step('sin scripts, en pantalla y en papel', () => worksWithoutScripts(page, route));
  });
}
