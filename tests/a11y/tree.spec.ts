import type {Locator} from '@playwright/test';

import {loadData} from '../../src/data/load';
import {expect, hydrated, test, visit} from '../support/test';

// The accessibility tree as text: landmarks, headings, names and states as a screen reader has them.
// After a wanted change: `npm run test:a11y -- tree --update-snapshots`.

/** Words that editors change; that each has a name at all is what the outline keeps. */
const PROSE =
  /^(?:heading|region|group|link|article|figure|img|note|listitem|row|cell|rowheader|columnheader|term|definition)$/;
/** Titles of the slides, which name the buttons that lead to them. */
const TITLES = new Set(loadData('slides').map(({title}) => JSON.stringify(title.replace(/\s+/g, ' '))));
/** Runs of text: their words are no structure. */
const TEXT = /^(?:text|paragraph|strong|emphasis|code|superscript|subscript|mark|time|insertion|deletion)$/;

interface Branch {
  readonly line: string;
  readonly depth: number;
  readonly inner: Branch[];
}

/** A branch a line, and of branches side by side that are alike one: how many there are is the editors'. */
function written({line, depth, inner}: Branch): string {
  return `${' '.repeat(Math.max(depth, 0))}${line}\n${[...new Set(inner.map(written))].join('')}`;
}

/** The tree under an element, without the texts, so that an editor may correct a page without touching this. */
async function outline(element: Locator): Promise<string> {
  const root: Branch = {line: '', depth: -1, inner: []};
  const path = [root];
  for (const row of (await element.ariaSnapshot()).split('\n')) {
    const match = /^(\s*)- '?([\w-]+)(?: ("(?:[^"\\]|\\.)*"|\/.*\/))?((?: \[[^\]]+\])*)/.exec(row);
    if (!match) continue;
    const [, indent = '', role = '', name, states = ''] = match;
    if (TEXT.test(role)) continue;
    const shown = name && (PROSE.test(role) || TITLES.has(name)) ? '"…"' : name;
    const branch = {line: `${role}${shown ? ` ${shown}` : ''}${states}`, depth: indent.length, inner: []};
    while (path.at(-1)!.depth >= branch.depth) path.pop();
    path.at(-1)!.inner.push(branch);
    path.push(branch);
  }
  return written(root).trimStart();
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
  expect(await outline(page.getByRole('main'))).toMatchSnapshot('home.txt');
});

test('a tool', async ({page}) => {
  await visit(page, '/bullying-test');
  expect(await outline(page.getByRole('main'))).toMatchSnapshot('bullying-test.txt');
});

test('a law: its head and one article', async ({page}) => {
  await visit(page, '/ley-2491-de-2025');
  expect(await outline(page.getByRole('main').locator('header').first())).toMatchSnapshot('law-head.txt');
  expect(await outline(page.locator('article:has(> div > #articulo-5)'))).toMatchSnapshot('law-article.txt');
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
  expect(await outline(page.getByRole('dialog', {name: 'Buscar en el sitio'}))).toMatchSnapshot('search.txt');
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
