import type {Locator} from '@playwright/test';

import {expect, hydrated, test, visit} from '../support/test';

// The accessibility tree as text: landmarks, headings, names and states as a screen reader has them.
// After a wanted change: `npm run test:a11y -- tree --update-snapshots`.

/** Words that editors change; that each has a name at all is what the outline keeps. */
const PROSE =
  /^(?:heading|link|article|figure|img|note|listitem|row|cell|rowheader|columnheader|term|definition)$/;
/** Runs of text: their words are no structure. */
const TEXT = /^(?:text|paragraph|strong|emphasis|code|superscript|subscript|mark|time|insertion|deletion)$/;

/**
 * The tree under an element, a line a node. Texts are left out, so that an editor may correct a page
 * without touching this; `names: 'ours'` also hides the names that come from the content.
 */
async function outline(element: Locator, names: 'all' | 'ours' = 'all'): Promise<string> {
  const lines = (await element.ariaSnapshot()).split('\n').flatMap((line) => {
    const match = /^(\s*)- '?([\w-]+)(?: ("(?:[^"\\]|\\.)*"|\/.*\/))?((?: \[[^\]]+\])*)/.exec(line);
    if (!match) return [];
    const [, indent = '', role = '', name, states = ''] = match;
    if (TEXT.test(role)) return [];
    const shown = name && names === 'ours' && PROSE.test(role) ? '"…"' : name;
    return [`${indent}${role}${shown ? ` ${shown}` : ''}${states}`];
  });
  return `${lines.join('\n')}\n`;
}

// What a law says of its terms depends on the day.
test.beforeEach(({page}) => page.clock.setFixedTime('2026-06-15T12:00:00-05:00'));

test('header and footer', async ({page}) => {
  await visit(page, '/');
  expect(await outline(page.getByRole('banner'))).toMatchSnapshot('header.txt');
  expect(await outline(page.getByRole('contentinfo'))).toMatchSnapshot('footer.txt');
});

test('home', async ({page}) => {
  await visit(page, '/');
  expect(await outline(page.getByRole('main'), 'ours')).toMatchSnapshot('home.txt');
});

test('a tool', async ({page}) => {
  await visit(page, '/bullying-test');
  expect(await outline(page.getByRole('main'), 'ours')).toMatchSnapshot('bullying-test.txt');
});

test('a law: its head and one article', async ({page}) => {
  await visit(page, '/ley-2491-de-2025');
  expect(await outline(page.getByRole('main').locator('header').first(), 'ours')).toMatchSnapshot(
    'law-head.txt',
  );
  expect(await outline(page.locator('article:has(> div > #articulo-5)'), 'ours')).toMatchSnapshot(
    'law-article.txt',
  );
});

test('the deck', async ({page}) => {
  await visit(page, '/webinardiapositivas');
  await expect(page.getByRole('button', {name: 'Pantalla completa', exact: true})).toBeVisible();
  expect(await outline(page.getByRole('main'))).toMatchSnapshot('deck.txt');
});

test('search with results', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await page.getByRole('searchbox').fill('artículo 5 ley 2491');
  await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', 'artículo 5 ley 2491');
  expect(await outline(page.getByRole('dialog', {name: 'Buscar en el sitio'}), 'ours')).toMatchSnapshot(
    'search.txt',
  );
});

test('a change of page is announced once, by the title of a new document', async ({page}) => {
  // A screen reader says the title of a document that arrives; a live region would say it again.
  await page.addInitScript(() => {
    const heard: string[] = [];
    (window as unknown as {heard: string[]}).heard = heard;
    const live = (node: Node | null): Element | null =>
      (node instanceof Element ? node : (node?.parentElement ?? null))?.closest(
        '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]',
      ) ?? null;
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((changes) => {
        const regions = new Set(changes.map(({target}) => live(target)).filter((region) => region !== null));
        for (const region of regions) if (region.textContent?.trim()) heard.push(region.textContent.trim());
      }).observe(document.body, {subtree: true, childList: true, characterData: true}),
    );
  });
  await visit(page, '/');
  for (const [route, title] of [
    ['/ley-2491-de-2025', /^Ley\s2491/],
    ['/proteccion-datos', /^Protección de datos/],
  ] as const) {
    await page.evaluate(() => void ((window as unknown as {isOld: boolean}).isOld = true));
    await page.getByRole('contentinfo').locator(`a[href="${route}"]`).first().click();
    await expect(page).toHaveURL(route);
    await expect(page).toHaveTitle(title);
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
    // The next Tab starts at the top of the new page, not in the footer of the old one. The title
    // is there before anything that could take the focus.
    await page.waitForLoadState();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Saltar al contenido principal'})).toBeFocused();
    await hydrated(page);
    expect(await page.evaluate(() => (window as unknown as {heard: string[]}).heard)).toEqual([]);
  }
});
