import type {Page} from '@playwright/test';

import {expect, test, visit} from '../support/test';
import {translate, untranslated, type Translator} from '../support/translator';

// A page that the browser has translated, or an extension has edited, goes on working: nothing throws (every
// exception fails a test), what changes is seen to change, and once the translator has seen it, all is
// translated again.

const LAW = '/ley-2491-de-2025';

const TRANSLATORS: Readonly<Record<string, Translator>> = {
  'that replaces texts': {replaces: true, watches: false},
  'that wraps texts': {replaces: false, watches: false},
  'that replaces texts and looks out for new ones': {replaces: true, watches: true},
  'that wraps texts and looks out for new ones': {replaces: false, watches: true},
};

/** All is translated, as far as the translator looks out for it. */
async function settled(page: Page, {watches}: Translator): Promise<void> {
  if (watches) await expect.poll(() => page.evaluate(untranslated)).toEqual([]);
}

for (const [name, translator] of Object.entries(TRANSLATORS)) {
  test.describe(`a translator ${name}`, () => {
    const arrive = async (page: Page, route: string): Promise<void> => {
      await visit(page, route);
      await page.evaluate(translate, translator);
      await settled(page, translator);
    };

    test('search answers one question after another', async ({page}) => {
      await arrive(page, '/rieeb');
      await page.keyboard.press('/');
      const field = page.getByRole('searchbox');
      const first = page.locator('[data-result]').first();
      for (const [text, href] of [
        ['matoneo', /bullying-test/],
        ['convivencia familiar', /convivencia-familiar/],
        ['xqzwv', /./],
        ['matoneo', /bullying-test/],
      ] as const) {
        await field.fill(text);
        await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', text);
        await expect(first).toHaveAttribute('href', href);
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        // What an answer before has left behind would stand twice.
        await expect(page.locator('#buscador [role=status]')).toHaveText(/^⟦?[^⟦⟧]*⟧?$/);
        for (const origin of await page.locator('#buscador li > p').allTextContents())
          expect(origin.match(/·/g)?.length ?? 0).toBeLessThan(2);
      }
      await settled(page, translator);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('navigation', {name: 'Principal'}).locator('summary')).toHaveCount(4);
    });

    test('the checklist counts', async ({page}) => {
      await arrive(page, LAW);
      const list = page.locator('[data-print-part="checklist"]');
      for (const count of [1, 2]) {
        await list.getByRole('checkbox').nth(count).check();
        await expect(list.locator('output')).toHaveText(new RegExp(`^⟦?${count} de \\d+ revisados⟧?$`));
      }
      await list.getByRole('button', {name: /Borrar marcas/}).click();
      await expect(list.locator('output')).toHaveText(/^⟦?0 de/);
      await settled(page, translator);
    });

    test('the cost of a year is worked out', async ({page}) => {
      await arrive(page, '/');
      const field = page.locator('#estudiantes');
      const output = page.locator('[data-prices] [role=status]');
      const answers = new Set<string>();
      for (const text of ['100', '2000', 'x', '']) {
        await field.fill(text);
        await expect
          .poll(async () => answers.has((await output.textContent())!.replace(/[⟦⟧]/g, '')))
          .toBe(false);
        answers.add((await output.textContent())!.replace(/[⟦⟧]/g, ''));
      }
      await settled(page, translator);
    });

    test('roles change what concerns them', async ({page}) => {
      await arrive(page, LAW);
      const roles = page.locator('nav:has(a[href*="?rol="])').first();
      const links = roles.locator('a[href*="?rol="]');
      const said = new Set<string>();
      for (const position of [0, 1, 2]) {
        await links.nth(position).click();
        await expect(links.nth(position)).toHaveAttribute('aria-current', 'true');
        const status = roles.getByRole('status');
        await expect
          .poll(async () => said.has((await status.textContent())!.replace(/[⟦⟧]/g, '')))
          .toBe(false);
        const text = (await status.textContent())!.replace(/[⟦⟧]/g, '');
        said.add(text);
        const of = /conciernen (.+?), según/.exec(text)![1]!;
        for (const mark of await page.getByText(/Le concierne a/).allTextContents())
          expect(mark).toContain(of);
      }
      await settled(page, translator);
    });

    test('the deck moves and says where it is', async ({page}) => {
      await arrive(page, '/webinardiapositivas');
      for (const number of [2, 3]) {
        await page.keyboard.press('ArrowRight');
        await expect(page).toHaveURL(new RegExp(`#${number}$`));
        await expect(page.getByText(new RegExp(`^⟦?${number} / \\d+⟧?$`)).first()).toBeVisible();
      }
      const view = page.getByRole('button', {name: /folleto, con notas/});
      await view.click();
      const back = page.getByRole('button', {name: /Volver a las diapositivas/});
      await back.click();
      await expect(view).toBeVisible();
      await expect(back).toHaveCount(0);
      await settled(page, translator);
    });
  });
}

test('translated before the first touch: it works, and is translated again', async ({page}) => {
  const translator: Translator = {replaces: true, watches: true};
  for (const route of ['/rieeb', LAW]) {
    await page.goto(route);
    await page.evaluate(translate, translator);
    await page
      .getByRole('button', {name: /Buscar/})
      .first()
      .click();
    await page.getByRole('searchbox').fill('matoneo');
    await expect(page.locator('[data-result]').first()).toHaveAttribute('href', /bullying-test/);
    await settled(page, translator);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', {name: /Cambiar a modo/})
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
  }
});
