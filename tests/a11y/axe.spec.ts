import type {Page} from '@playwright/test';

import {allRules, bodyContrast, colorRules, setMode} from '../support/axe';
import {ROUTES} from '../support/site';
import {eachSlide, STATES} from '../support/states';
import {expect, test, visit} from '../support/test';

// axe with every rule it has, in light and dark, on every page and state. A page is loaded once and
// then resized and repainted: loading it anew for each look took most of the time and found nothing.

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

const WIDTHS = [1280, 1600, 768, 390, 320];

/** Everything in light; in dark what colours can change. */
async function expectClean(page: Page, place: string): Promise<void> {
  // Half under the sticky header, a control would seem small.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await setMode(page, 'light');
  expect.soft(await allRules(page), `${place}, light`).toEqual([]);
  expect.soft(await bodyContrast(page), `${place}, light, 7:1`).toEqual([]);
  await setMode(page, 'dark');
  expect.soft(await colorRules(page), `${place}, dark`).toEqual([]);
  expect.soft(await bodyContrast(page), `${place}, dark, 7:1`).toEqual([]);
}

for (const route of ROUTES) {
  test(`${route} has no axe finding, at ${WIDTHS.join(', ')} px`, async ({page}) => {
    await visit(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 844});
      await expectClean(page, `${route} at ${width} px`);
    }
  });
}

for (const {name, width, allow, open} of STATES) {
  test(`${name}: no axe finding`, async ({page, guard}) => {
    if (allow) guard.allow(allow);
    await page.setViewportSize({width: width ?? 1280, height: 844});
    await open(page);
    await expectClean(page, name);
    if (width !== undefined) return;
    await page.setViewportSize({width: 390, height: 844});
    await expectClean(page, `${name}, 390 px`);
  });
}

for (const width of [1280, 390]) {
  test(`no slide has an axe finding, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await eachSlide(page, (number) => expectClean(page, `slide ${number}`));
  });
}
