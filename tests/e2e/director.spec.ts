import type {Locator, Page} from '@playwright/test';

import {expect, hydrated, test} from '../support/test';

// A director who has read nothing comes to the home page and leaves with what the law asks of this month: a
// plan, its dates, the consent in Word and what a year costs. Each step is a press on what the page shows.

interface Hand {
  readonly name: string;
  readonly hasScripts: boolean;
  readonly press: (target: Locator) => Promise<void>;
}

const tap = (target: Locator): Promise<void> => target.tap();
const HANDS: readonly Hand[] = [
  {name: 'by touch', hasScripts: true, press: tap},
  {name: 'by touch, without scripts', hasScripts: false, press: tap},
  {
    name: 'by keyboard',
    hasScripts: true,
    press: async (target) => {
      await target.focus();
      await target.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
  },
];

/** What a link leads to arrives, and is what its name says. */
async function arrives(page: Page, link: Locator, type: RegExp): Promise<void> {
  await expect(link).toBeVisible();
  const response = await page.request.get((await link.getAttribute('href'))!);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(type);
}

for (const {name, hasScripts, press} of HANDS) {
  test.describe(name, () => {
    test.use({javaScriptEnabled: hasScripts, hasTouch: true, viewport: {width: 390, height: 844}});

    test('a director leaves with a plan, its dates, the consent and the cost of a year', async ({page}) => {
      const main = page.getByRole('main');
      await page.goto('/');
      await press(main.locator('a[href$="#plan"]').first());
      await expect(page).toHaveURL(/#plan$/);
      const plan = page.locator('[data-island=SchoolYear]');
      await expect(plan).toBeInViewport();
      if (hasScripts) await expect(plan).toHaveAttribute('data-live', '');
      const model = page.locator('a[href*="consentimiento"]');
      const month = plan.locator('details:has(ol)').filter({has: model});
      // A month that is not the one we are in is folded.
      if (hasScripts && (await month.getAttribute('open')) === null) await press(month.locator('> summary'));
      const step = plan.getByRole('listitem').filter({has: model});
      await press(step.getByRole('checkbox'));
      await expect(step.getByRole('checkbox')).toBeChecked();
      await arrives(page, plan.getByRole('link', {name: /^Añadirlo a su agenda/}).first(), /^text\/calendar/);

      if (hasScripts) await press(step.locator('summary'));
      await press(step.locator('a[href*="consentimiento"]'));
      await expect(page).toHaveURL(/\/webinar#/);
      const paper = page.locator('section:has(:target), :target').last();
      await expect(paper).toBeInViewport();
      await arrives(page, paper.locator('a[href$=".docx"]').first(), /officedocument/);

      await page.goto('/');
      await page.locator('#cuanto-cuesta').scrollIntoViewIfNeeded();
      await expect(main.getByRole('table', {name: /^Total de un año/}).getByRole('row')).toHaveCount(4);
      if (!hasScripts) return;
      await hydrated(page);
      await page.locator('#estudiantes').fill('640');
      await expect(page.locator('[data-prices] [role=status]')).toContainText('$');
    });
  });
}
