import {loadData} from '../../src/data/load';
import {formatMoney} from '../../src/lib/format';
import {expect, test, visit} from '../support/test';

test('the sections come in the specified order', async ({page}) => {
  await visit(page, '/');
  const ids = await page
    .getByRole('main')
    .locator('section')
    .evaluateAll((sections) =>
      sections.map((section) => section.id || section.getAttribute('aria-labelledby') || ''),
    );
  const order = ['inicio', 'aliados', 'por-que-ahora', 'que-es', 'planes', 'preguntas'];
  expect(ids.filter((id) => order.includes(id))).toEqual(order);
});

test('the hero links to both laws and to the demo', async ({page}) => {
  await visit(page, '/');
  const hero = page.locator('#inicio');
  await expect(hero.getByRole('link', {name: /2491/})).toHaveAttribute('href', '/ley-2491-de-2025');
  await expect(hero.getByRole('link', {name: /2503/})).toHaveAttribute('href', '/ley-2503-de-2025');
  await expect(hero.getByRole('link', {name: /Solicitar demo/})).toHaveAttribute('target', '_blank');
});

test('the three plans show the prices of the data, and the popular one is marked', async ({page}) => {
  await visit(page, '/');
  const {plans, badge} = loadData('plans');
  const section = page.locator('[aria-labelledby=planes]');
  for (const {name, price} of plans) {
    await expect(section.getByRole('heading', {name, exact: false}).first()).toBeVisible();
    await expect(section).toContainText(formatMoney(price.amount));
  }
  await expect(section.getByText(badge)).toHaveCount(1);
});

test('one answer is open at a time; the open one can be closed', async ({page}) => {
  await visit(page, '/');
  const items = page.locator('[aria-labelledby=preguntas] details');
  await expect(items).toHaveCount(loadData('faq').length);
  await items.nth(0).locator('summary').click();
  await items.nth(2).locator('summary').click();
  await expect(page.locator('[aria-labelledby=preguntas] details[open]')).toHaveCount(1);
  await expect(items.nth(2)).toHaveAttribute('open');
  await items.nth(2).locator('summary').click();
  await expect(page.locator('[aria-labelledby=preguntas] details[open]')).toHaveCount(0);
});

test('keys move between the questions, toggle and close them', async ({page}) => {
  await visit(page, '/');
  const questions = page.locator('[aria-labelledby=preguntas] summary');
  await questions.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(questions.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(questions.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(questions.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-labelledby=preguntas] details').last()).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-labelledby=preguntas] details[open]')).toHaveCount(0);
  await expect(questions.last()).toBeFocused();
});

test('an address with a question opens its answer', async ({page}) => {
  const {id} = loadData('faq')[3]!;
  await visit(page, `/#${id}`);
  await expect(page.locator('[aria-labelledby=preguntas] details').nth(3)).toHaveAttribute('open');
});

test('the table of tools has all of them, and the choice of who answers leaves those alone', async ({
  page,
}) => {
  await visit(page, '/');
  const tools = loadData('tools');
  const rows = page.locator('[aria-labelledby=que-es] tbody tr');
  await expect(rows).toHaveCount(tools.length);
  for (const group of ['familias', 'estudiantes'] as const) {
    await page.locator(`[aria-labelledby=que-es] input[value=${group}]`).check();
    const own = tools.filter((tool) => tool.group === group);
    await expect(rows.filter({visible: true})).toHaveCount(own.length);
    for (const {id} of own) await expect(rows.locator(`a[href$="/${id}"]`)).toBeVisible();
  }
  await page.locator('[aria-labelledby=que-es] input').first().check();
  await expect(rows.filter({visible: true})).toHaveCount(tools.length);
});
