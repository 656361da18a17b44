import type {Page} from '@playwright/test';

import {parsePage} from '../support/html';
import {readPage} from '../support/site';
import {expect, test, visit} from '../support/test';

// Query, hash and path come from whoever wrote the link: none of it may become HTML or run.

const MARKUP = '<img src=x onerror="window.hit=1"><script>window.hit=1</script><b id=injected>x</b>';

/** Nothing of the address has run or become an element. */
async function expectInert(page: Page, address: string): Promise<void> {
  await page.waitForTimeout(150);
  const found = await page.evaluate(() => ({
    hit: 'hit' in window,
    injected: document.querySelectorAll('#injected, img[src="x"], script[src="x"], [onerror]').length,
    scripts: [...document.scripts].filter((script) => /window\.hit/.test(script.textContent ?? '')).length,
  }));
  expect(found, address).toEqual({hit: false, injected: 0, scripts: 0});
}

test('search takes a query from the address as text', async ({page}) => {
  const text = `${MARKUP}"><svg onload=window.hit=1>${'${window.hit=1}'}</title><script>window.hit=1</script>`;
  await visit(page, `/?buscar=${encodeURIComponent(text)}#<img src=x onerror=window.hit=1>`);
  await expect(page.getByRole('searchbox')).toHaveValue(text);
  await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', text);
  await expectInert(page, text);
});

test('a search that is typed shows what it did not find as text, and keeps it as text', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await page.getByRole('searchbox').fill(MARKUP);
  await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', MARKUP);
  await page.keyboard.press('Enter');
  await expectInert(page, MARKUP);
  await visit(page, '/?buscar=');
  await expectInert(page, 'recent searches');
});

test('role, view and hash from the address are read from closed lists', async ({page}) => {
  const code = encodeURIComponent(MARKUP);
  for (const address of [
    `/ley-2491-de-2025?rol=${code}#${code}`,
    `/ley-2491-de-2025?rol=__proto__`,
    `/webinardiapositivas?vista=${code}#${code}`,
    `/webinardiapositivas?vista=__proto__#1e1`,
    `/socioemociograma#javascript:window.hit=1`,
  ]) {
    await visit(page, address);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    await expectInert(page, address);
  }
});

test('a path that does not exist is logged and shown as text', async ({page, guard}) => {
  guard.allow(/404/);
  const path = `/no-existe"onmouseover=window.hit=1/${encodeURIComponent(MARKUP)}`;
  await visit(page, path);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectInert(page, path);
});

test('a text fragment is the browser\u2019s alone: the page opens, and no element is sought by it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sought: string[] = [];
    Object.assign(window, {sought});
    for (const [owner, names] of [
      [Document.prototype, ['getElementById', 'querySelector', 'querySelectorAll', 'getElementsByName']],
      [Element.prototype, ['querySelector', 'querySelectorAll', 'closest', 'matches']],
    ] as const)
      for (const name of names) {
        const find = Reflect.get(owner, name) as (text: string) => unknown;
        Reflect.set(owner, name, function (this: unknown, text: string) {
          sought.push(text);
          return find.call(this, text);
        });
      }
  });
  for (const [route, id] of [
    ['/ley-2491-de-2025', ''],
    ['/', ''],
    ['/ley-2491-de-2025', 'articulo-5'],
  ] as const) {
    const title = parsePage(readPage(route))('main h2').at(-1)!.text.trim();
    const code = encodeURIComponent(title).replaceAll('-', '%2D');
    await visit(page, `${route}#${id}:~:text=${code}`);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeAttached();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.location.hash)).toBe(id && `#${id}`);
    const sought = await page.evaluate(() => (window as unknown as {sought: string[]}).sought);
    expect(sought.length).toBeGreaterThan(0);
    expect(sought.filter((text) => /:~:|text=/.test(text) || text.includes(code))).toEqual([]);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  }
});
