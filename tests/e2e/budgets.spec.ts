import type {Page, Response} from '@playwright/test';

import {WHOLE} from '../support/browser';
import {BUDGETS, overruns, packed, type Part} from '../support/budgets';
import {expect, hydrated, test} from '../support/test';

// Scripts and requests of each kind of page, as a browser makes them. Bytes do not depend on the speed
// of the machine: the bodies are packed here, whatever the server did.

test.use({launchOptions: WHOLE});

/** A page is at rest when it has asked for nothing for so long. */
const QUIET = 700;
const ICONS = /favicon|manifest|\/img\/icon|apple-touch/;

/** Notes what a page downloads for itself; what it fetches ahead for other pages is not its weight. */
function listen(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    const {'sec-purpose': purpose = ''} = response.request().headers();
    const isOwn = !purpose.includes('prefetch') && !ICONS.test(response.url());
    if (isOwn) responses.push(response);
  });
  return {
    responses,
    rest: async (): Promise<void> => {
      for (let seen = -1; seen !== responses.length;) {
        seen = responses.length;
        await page.waitForTimeout(QUIET);
      }
    },
  };
}

const weigh = (responses: readonly Response[]): Promise<Part[]> =>
  Promise.all(
    responses.map(async (response) => ({
      name: new URL(response.url()).pathname.split('/').at(-1) || 'index.html',
      bytes: packed(await response.body()),
    })),
  );
const ofType =
  (type: string) =>
  (response: Response): boolean =>
    response.request().resourceType() === type;

for (const [kind, {routes, limits}] of Object.entries(BUDGETS)) {
  // One page of a kind stands for all: they share template and scripts. The laws differ in length.
  const named = kind === 'law' ? routes : routes.slice(0, 1);
  for (const route of named) {
    test(`${route} (${kind}) keeps to its scripts and requests`, async ({page, guard}) => {
      // The browser tells of a page that was not found, and the page writes the address down.
      if (kind === 'not-found') guard.allow(/404|no-existe/);
      const {responses, rest} = listen(page);
      const document = await page.goto(kind === 'not-found' ? '/no-existe' : route);
      // The deck comes alive by itself and, after a while, brings ahead what it may need later.
      if (kind === 'deck') await page.locator('[data-island][data-live]').waitFor();
      else await rest();
      const before = [...responses];

      await page.locator('header button:visible, header summary:visible').first().hover();
      await page.keyboard.press('Tab');
      await hydrated(page);
      await rest();

      // A script written into the page costs as much as one beside it.
      const inline = [
        ...(await document!.text()).matchAll(/<script((?![^>]*\bsrc=)[^>]*)>([^]*?)<\/script>/g),
      ]
        .filter(([, attributes]) => !/type="?(application|speculationrules)/.test(attributes!))
        .map(([, , text]) => text!)
        .join('');
      const written = inline ? [{name: 'en la página', bytes: packed(inline)}] : [];
      const found = {
        fonts: await weigh(before.filter(ofType('font'))),
        images: await weigh(before.filter(ofType('image'))),
        requestsBefore: await weigh(before),
        scriptBefore: [...written, ...(await weigh(before.filter(ofType('script'))))],
        scriptAfter: [...written, ...(await weigh(responses.filter(ofType('script'))))],
      };
      expect(found.scriptAfter.length).toBeGreaterThan(0);
      expect(overruns(route, found, limits)).toEqual([]);
    });
  }
}
