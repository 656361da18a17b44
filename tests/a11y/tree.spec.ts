import {expect, test, visit} from '../support/test';

// The accessibility tree as text: landmarks, headings, names and states as a screen reader has them.
// After a wanted change: `npx playwright test --config tests/playwright.config.ts a11y/tree --update-snapshots`.

test('home', async ({page}) => {
  await visit(page, '/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({name: 'header.aria.yml'});
  await expect(page.getByRole('main')).toMatchAriaSnapshot({name: 'home.aria.yml'});
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({name: 'footer.aria.yml'});
});

test('a tool', async ({page}) => {
  await visit(page, '/bullying-test');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({name: 'bullying-test.aria.yml'});
});

test('a law: its head and one article', async ({page}) => {
  await visit(page, '/ley-2491-de-2025');
  await expect(page.getByRole('main').locator('header').first()).toMatchAriaSnapshot({
    name: 'law-head.aria.yml',
  });
  await expect(page.locator('article:has(> div > #articulo-5)')).toMatchAriaSnapshot({
    name: 'law-article.aria.yml',
  });
});

test('the deck', async ({page}) => {
  await visit(page, '/webinardiapositivas');
  await expect(page.getByRole('button', {name: 'Pantalla completa', exact: true})).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot({name: 'deck.aria.yml'});
});

test('search with results', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await page.getByRole('searchbox').fill('artículo 5 ley 2491');
  await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', 'artículo 5 ley 2491');
  await expect(page.getByRole('dialog', {name: 'Buscar en el sitio'})).toMatchAriaSnapshot({
    name: 'search.aria.yml',
  });
});

test('a change of page is announced once, by its title', async ({page}) => {
  await visit(page, '/');
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as {heard: string[]}).heard = heard;
    const live = (node: Node | null): Element | null =>
      (node instanceof Element ? node : (node?.parentElement ?? null))?.closest(
        '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]',
      ) ?? null;
    new MutationObserver((changes) => {
      const regions = new Set(changes.map(({target}) => live(target)).filter((region) => region !== null));
      for (const region of regions) if (region.textContent?.trim()) heard.push(region.textContent.trim());
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  const spoken = (): Promise<string[]> => page.evaluate(() => (window as unknown as {heard: string[]}).heard);
  for (const [route, title] of [
    ['/ley-2491-de-2025', /^Ley\s2491/],
    ['/proteccion-datos', /^Protección de datos/],
  ] as const) {
    const before = (await spoken()).length;
    await page.getByRole('contentinfo').locator(`a[href="${route}"]`).first().click();
    await expect(page).toHaveURL(route);
    await expect.poll(async () => (await spoken()).length).toBe(before + 1);
    await page.waitForTimeout(500);
    expect((await spoken()).length).toBe(before + 1);
    expect((await spoken()).at(-1)).toMatch(title);
    // The next Tab starts at the top of the new page, not in the footer of the old one.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Saltar al contenido principal'})).toBeFocused();
  }
});
