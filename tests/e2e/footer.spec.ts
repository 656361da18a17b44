import {expect, test, visit} from '../support/test';

test('the footer has the closing call, twelve platforms, contact, legal links and notes', async ({page}) => {
  await visit(page, '/rieeb');
  const footer = page.getByRole('contentinfo').last();
  await expect(footer.getByRole('heading', {name: 'Que nadie quede por fuera de la ronda.'})).toBeVisible();
  await expect(footer.getByRole('link', {name: /Solicitar demo/})).toHaveAttribute('target', '_blank');

  const platforms = footer.getByRole('list', {name: /plataformas/i}).getByRole('listitem');
  await expect(platforms).toHaveCount(12);
  for (const platform of await platforms.all()) {
    await expect(platform.getByRole('link')).toHaveAttribute('href', /^https:/);
  }

  // Folded on phones, whole where there is room.
  await expect(footer.getByRole('navigation', {name: 'Más páginas'}).getByRole('link').first()).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(footer.getByRole('link', {name: /WhatsApp/})).toBeVisible();
  await expect(footer.getByRole('link', {name: /soporte/i})).toBeVisible();
  for (const href of ['/ley-2491-de-2025', '/ley-2503-de-2025', '/proteccion-datos']) {
    await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(footer.getByText(/se generan al azar/)).toBeVisible();
  await expect(footer.getByText(/© 2025/)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({javaScriptEnabled});

    test('on a phone the footer is short, and all of it is still there', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto('/rieeb');
      const footer = page.getByRole('contentinfo').last();
      await footer.scrollIntoViewIfNeeded();
      expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(1200);
      for (const platform of await footer
        .getByRole('list', {name: /plataformas/i})
        .getByRole('link')
        .all()) {
        await expect(platform.locator('[data-icon]')).toBeVisible();
        await expect(platform.locator('b')).toBeVisible();
        expect((await platform.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
      const more = footer.getByRole('navigation', {name: 'Más páginas'});
      await expect(more.getByRole('link').first()).toBeHidden();
      await more.locator('summary').click();
      await expect(more.getByRole('link').first()).toBeVisible();
    });

    test('a broken icon becomes a plain circle and nothing shifts', async ({page, guard}) => {
      guard.allow(/ecosystem|ERR_FAILED|Failed to load/);
      await page.route('**/img/ecosystem/**', (route) => route.abort());
      await page.goto('/rieeb');
      const icons = page.getByRole('contentinfo').last().locator('[data-icon]');
      await expect(icons).toHaveCount(12);
      await icons.first().scrollIntoViewIfNeeded();
      for (const icon of await icons.all()) {
        const box = await icon.boundingBox();
        expect(box?.width).toBe(36);
        expect(box?.height).toBe(36);
        // No alternative text or broken-image mark is painted: the circle is all there is.
        expect((await icon.innerText()).trim()).toBe('');
      }
    });
  });
}
