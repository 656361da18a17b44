import type {Page} from '@playwright/test';

import {allRules, colorRules, setMode} from '../support/axe';
import {ROUTES} from '../support/pages';
import {eachSlide, STATES} from '../support/states';
import {expect, test, visit} from '../support/test';
import {invalidHtml} from '../support/validate';

// axe with every rule it has, and the HTML validator, on every page and state, in light and dark. A
// page is loaded once and then resized and repainted: loading it anew for each look took most of the
// time and found nothing more.

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

const WIDTHS = [1280, 1600, 768, 390, 320] as const;
/** Colours are looked at in the dark too, at both ends: what lies over what depends on the width. */
const DARK_WIDTHS: readonly number[] = [1280, 320];

async function expectClean(page: Page, place: string, modes: readonly ('light' | 'dark')[]): Promise<void> {
  // Half under the sticky header, a control would seem small.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  if (modes.includes('dark')) {
    await setMode(page, 'dark');
    expect.soft(await colorRules(page), `${place}, dark`).toEqual([]);
  }
  await setMode(page, 'light');
  expect.soft(await allRules(page), `${place}, light`).toEqual([]);
}

for (const route of ROUTES) {
  test(`${route} has no axe finding, at ${WIDTHS.join(', ')} px`, async ({page}) => {
    await visit(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 844});
      const modes = DARK_WIDTHS.includes(width) ? (['light', 'dark'] as const) : (['light'] as const);
      await expectClean(page, `${route} at ${width} px`, modes);
    }
    expect.soft(invalidHtml(await page.content(), route)).toEqual([]);
  });
}

for (const {name, width, allow, open} of STATES) {
  test(`${name}: no axe finding, valid HTML`, async ({page, guard}) => {
    if (allow) guard.allow(allow);
    for (const size of width === undefined ? [1280, 390] : [width]) {
      await page.setViewportSize({width: size, height: 844});
      if (size !== 390 || width !== undefined) await open(page);
      await expectClean(page, `${name}, ${size} px`, ['light', 'dark']);
    }
    expect.soft(invalidHtml(await page.content(), name)).toEqual([]);
  });
}

for (const width of [1280, 390]) {
  test(`no slide has an axe finding, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await eachSlide(page, (number) => expectClean(page, `slide ${number}`, ['light', 'dark']));
  });
}
