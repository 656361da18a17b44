import fs from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {KINDS} from '../support/pages';
import {BUILD_DIR} from '../support/site';
import {expect, test} from '../support/test';

/** Ways in which the scripts of a page do not work, though JavaScript is on. */
const FAULTS: {readonly [name: string]: (page: Page) => Promise<unknown>} = {
  'no script arrives': (page) => page.route('**/*.js', (route) => route.abort()),
  'the script is cut half-way': (page) =>
    page.route('**/assets/js/site*.js', (route) => {
      const body = fs.readFileSync(path.join(BUILD_DIR, new URL(route.request().url()).pathname), 'utf8');
      return route.fulfill({contentType: 'text/javascript', body: body.slice(0, body.length / 2)});
    }),
};

/** Controls that nothing but scripts could answer: not the buttons of popovers, nor what is ticked or chosen. */
const deadButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role="button"], input, select, textarea')]
      .filter((element) => {
        const isNative =
          element.hasAttribute('popovertarget') ||
          (element as HTMLButtonElement).disabled ||
          (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type));
        return !isNative && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const [fault, provoke] of Object.entries(FAULTS)) {
  test(`every kind of page reads, navigates and prints when ${fault}`, async ({page, guard}) => {
    guard.allow(
      /ERR_FAILED|Failed to load resource|Unexpected (?:end|token)|Invalid or unexpected|SyntaxError|missing/,
    );
    await provoke(page);
    // The page waits a second before it asks again: what belongs to the same gesture is no second sign.
    await page.clock.install();
    for (const route of KINDS) {
      await page.emulateMedia({media: 'screen'});
      await page.goto(route);
      // Scripts are asked for at a sign of the visitor, and once more at a second one.
      await expect
        .poll(
          async () => {
            await page.keyboard.press('Shift');
            await page.clock.runFor(1100);
            return page.locator('html').getAttribute('data-scripts');
          },
          {message: route, intervals: [50]},
        )
        .toBe('failed');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, route).toBeGreaterThan(400);
      expect(await deadButtons(page), route).toEqual([]);
      await page.emulateMedia({media: 'print'});
      expect((await page.getByRole('main').innerText()).length, `${route} on paper`).toBeGreaterThan(400);
    }
    await page.emulateMedia({media: 'screen'});
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: /^Ley 2491/})
      .click();
    await expect(page).toHaveURL('/ley-2491-de-2025');
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    // The box opens at once; the next key is what asks for the scripts a second time.
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        await page.clock.runFor(1100);
        return page.getByText('El buscador necesita JavaScript').first().isVisible();
      })
      .toBe(true);
  });
}
