import {beOlder} from '../support/older';
import {SUBPATH_PORT} from '../support/site';
import {expect, test, visit} from '../support/test';

// The oldest browsers that package.json's `browserslist` promises, as far as one can stand in for them by
// taking away what came later. Any exception fails a test (`guard`).

const LAW = '/ley-2491-de-2025';

test.beforeEach(({page}) => page.addInitScript(beOlder));

for (const isCold of [true, false]) {
  const when = isCold ? 'as the first touch' : 'after another one';

  test(`menus, search and the demo, ${when}`, async ({page}) => {
    if (isCold) await page.goto(LAW);
    else await visit(page, LAW);
    const menu = page.locator('details[name="site-menu"]').last();
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', {name: /2503/})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(page.getByRole('banner').getByRole('link', {name: /demo/i}).first()).toBeVisible();

    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('matoneo');
    await expect(page.locator('[data-result]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toBeHidden();
  });

  test(`the key of search, ${when}`, async ({page}) => {
    if (isCold) await page.goto('/');
    else await visit(page, '/');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('matoneo');
    await expect(page.locator('[data-result]').first()).toBeVisible();
  });

  test(`the button of search, ${when}`, async ({page}) => {
    if (isCold) await page.goto('/');
    else await visit(page, '/');
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await page.getByRole('searchbox').fill('matoneo');
    await expect(page.locator('[data-result]').first()).toBeVisible();
    await page.getByRole('button', {name: /Cerrar el buscador/}).click();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });

  test(`the drawer of a phone, ${when}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    if (isCold) await page.goto('/');
    else await visit(page, '/');
    await page.getByRole('button', {name: 'Abrir menú'}).click();
    const drawer = page.getByRole('dialog', {name: 'Menú'});
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', {name: 'Cerrar menú'}).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', {name: 'Abrir menú'}).click();
    await drawer.locator('summary').last().click();
    await drawer.getByRole('link', {name: /2503/}).click();
    await expect(page).toHaveURL('/ley-2503-de-2025');
  });
}

test('the deck opens and moves', async ({page}) => {
  await visit(page, '/webinardiapositivas');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#2$/);
  await page.keyboard.press('o');
  await expect(page.locator('button[aria-current]').first()).toBeVisible();
});

test('roles, questions and the colour mode', async ({page}) => {
  await page.goto(LAW);
  await page.getByRole('link', {name: 'Docente', exact: true}).click();
  await expect(page.getByText('Le concierne a docentes').first()).toBeVisible();
  await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await visit(page, '/');
  const question = page.locator('details[name="preguntas"]').nth(1);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
});

test('a law lays itself out at rest and stays alive', async ({page}) => {
  await page.goto(LAW);
  await expect(page.locator('html')).not.toHaveAttribute('data-later');
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
  await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what is folded is open on paper, and folded again after it', async ({page}) => {
  for (const route of [LAW, '/']) {
    await visit(page, route);
    const folded = page.locator('main details:not([open])');
    const before = await folded.count();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(folded).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(folded).toHaveCount(before);
  }
});

test('an official text that a reader closed is on paper, and closed again after it', async ({page}) => {
  await visit(page, `http://localhost:${SUBPATH_PORT}/catedra${LAW}`);
  const open = page.locator('details[data-official][open]');
  const count = await open.count();
  await open.first().locator('summary').click();
  await expect(open).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(open).toHaveCount(count);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(0);
  await page.reload();
  await expect(open).toHaveCount(0);
});
