import fs from 'node:fs';

import type {Page} from '@playwright/test';

import {expect, hydrated, test, visit} from '../support/test';

const ROUTE = '/ley-2491-de-2025';
const plan = (page: Page) => page.locator('[data-island=SchoolYear]');
const steps = (page: Page) => plan(page).locator('ol input');
const months = (page: Page, calendar: string) =>
  plan(page).locator(`details:has(ol) [data-calendar=${calendar}]:visible`);
const count = (page: Page, done: number) =>
  expect(plan(page).getByText(new RegExp(`^${done} de \\d+ pasos hechos`))).toBeVisible();

/** The plan's own script comes when it is near the window. */
async function open(page: Page, hash = '#plan'): Promise<void> {
  await visit(page, `${ROUTE}${hash}`);
  await expect(plan(page)).toHaveAttribute('data-live', '');
}

test('a school chooses, ticks, comes back, shares and takes its plan', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await plan(page).getByRole('radio', {name: /^B:/}).check();
  await plan(page).getByRole('radio', {name: 'Privado'}).check();
  await plan(page).getByRole('checkbox', {name: 'Primaria'}).check();
  await steps(page).nth(0).check();
  await steps(page).nth(2).check();
  await count(page, 2);

  await page.reload();
  await hydrated(page);
  await count(page, 2);
  await expect(plan(page).getByRole('radio', {name: /^B:/})).toBeChecked();
  await expect(months(page, 'a')).toHaveCount(0);

  await plan(page).getByText('Ver solo lo que falta').click();
  await expect(steps(page).nth(0)).toBeHidden();
  await expect(steps(page).nth(1)).toBeVisible();
  await plan(page).getByText('Ver solo lo que falta').click();

  const download = page.waitForEvent('download');
  await plan(page).getByRole('button', {name: 'Descargar CSV'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^plan-del-ano-b-\d{4}-\d\d-\d\d\.csv$/);
  const text = fs.readFileSync(await file.path(), 'utf8');
  expect(text.match(/;"Sí";/g)).toHaveLength(2);

  await plan(page).getByRole('button', {name: 'Compartir el enlace'}).click();
  await expect(plan(page).getByText(/^Enlace copiado/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#plan.b.privado.primaria.');

  await plan(page).getByRole('button', {name: 'Borrar marcas'}).click();
  await count(page, 0);
  await plan(page).getByRole('button', {name: 'Deshacer'}).click();
  await count(page, 2);
});

test('nothing moves when the count comes, however long it is', async ({page}) => {
  await open(page);
  const says = plan(page).locator('[data-says]').first();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    const heights: number[] = [];
    const longest =
      '10 de 20 pasos hechos. Por hacer: 10 este mes (septiembre), 10 en noviembre y 10 de meses anteriores.';
    for (const text of ['', longest])
      heights.push(
        await says.evaluate((element, told) => {
          element.textContent = told;
          return element.getBoundingClientRect().height;
        }, text),
      );
    expect(heights[0], `${width} px`).toBe(heights[1]);
  }
});

test('a link shows the plan it carries and tells what it no longer has', async ({page}) => {
  await open(page);
  const ids = await steps(page).evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).name.replace('paso-', '')),
  );
  await page.goto('about:blank');
  // Chat apps change letters.
  await open(page, `#Plan.b.media.paso-de-antes.${ids[1]}`);
  await count(page, 1);
  await expect(steps(page).nth(1)).toBeChecked();
  await expect(plan(page).getByText(/viene de un enlace[^]*paso-de-antes/)).toBeVisible();
  await expect(page.locator('#plan')).toBeInViewport();
  // Nothing is kept until the visitor ticks.
  expect(await page.evaluate(() => localStorage.getItem('ce-plan-del-ano'))).toBeNull();
  await steps(page).nth(0).check();
  await page.reload();
  await hydrated(page);
  await count(page, 2);
});

test('says that ticks do not last where nothing can be kept', async ({page, guard}) => {
  guard.allow(/storage/i);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page);
  await steps(page).nth(0).check();
  await expect(plan(page).getByText(/no deja guardar/)).toBeVisible();
  await count(page, 1);
});

test('prints the plan alone, on two A4 sheets at the most', async ({page, browserName}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium writes PDFs.');
  await page.addInitScript(() => void (window.print = () => {}));
  await open(page);
  await plan(page).getByRole('button', {name: 'Imprimir el plan'}).click();
  const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(2);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const [day, calendar] of [
    ['2027-02-10', 'a'],
    ['2027-11-10', 'b'],
  ] as const) {
    test(`the month we are in opens before it is seen (${day}, ${calendar})`, async ({page}) => {
      await page.clock.setFixedTime(`${day}T12:00:00-05:00`);
      await page.addInitScript(
        (word) => localStorage.setItem('ce-plan-del-ano', JSON.stringify([word])),
        calendar,
      );
      await visit(page, ROUTE);
      // The plan is near the window and not yet in it.
      await plan(page).evaluate((element) =>
        scrollBy({top: element.getBoundingClientRect().top - innerHeight - 100, behavior: 'instant'}),
      );
      const month = new Intl.DateTimeFormat('es', {month: 'long', timeZone: 'UTC'}).format(new Date(day));
      const open = plan(page).locator('details[open]:has(ol)');
      await expect(open).toHaveCount(1);
      await expect(open.locator(`summary [data-calendar=${calendar}]`)).toHaveText(new RegExp(month, 'i'));
    });
  }

  test('months that a link to the plan shows stay as they are: none opens under the finger', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2027-01-12T12:00:00-05:00');
    await page.goto(`${ROUTE}#plan`);
    const folds = plan(page).locator('details:has(ol)');
    await expect(folds.first()).toBeInViewport();
    const isOpen = await folds.first().getAttribute('open');
    await expect(plan(page)).toHaveAttribute('data-live', '');
    await expect(plan(page).locator('[role=status]').first()).not.toBeEmpty();
    expect(await folds.first().getAttribute('open')).toBe(isOpen);
  });

  test('a month folds, tells when all of it is done and goes from what is left', async ({page}) => {
    await open(page);
    const first = plan(page).locator('details:has(ol)').first();
    const boxes = first.getByRole('checkbox');
    if ((await first.getAttribute('open')) === null) await first.locator('summary').first().click();
    for (const box of await boxes.all()) await box.check();
    await count(page, await boxes.count());
    await plan(page).getByText('Ver solo lo que falta').click();
    await expect(first).toBeHidden();
    await expect(plan(page).locator('details:has(ol)').nth(1)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('the plan shows one calendar or the other, and its steps are ticked', async ({page}) => {
    await page.goto(`${ROUTE}#plan`);
    await expect(months(page, 'a')).not.toHaveCount(0);
    await plan(page).getByRole('radio', {name: /^B:/}).check();
    await expect(months(page, 'a')).toHaveCount(0);
    await expect(months(page, 'b')).not.toHaveCount(0);
    await steps(page).nth(0).check();
    await expect(plan(page).getByRole('button')).toHaveCount(0);
  });
});
