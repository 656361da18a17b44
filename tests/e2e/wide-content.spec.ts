import {SUBPATH_PORT} from '../support/site';
import {expect, test, visit} from '../support/test';

/** The page of `tests/fixtures/extra`, which holds a wide table, a wider one and a long address. */
const PAGE = `http://localhost:${SUBPATH_PORT}/catedra/pagina-de-prueba`;

test('a wide table scrolls in its own box by keyboard, and nothing makes the page wider', async ({page}) => {
  await visit(page, PAGE);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
  const box = page.getByRole('region', {name: /^Tabla: /}).last();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
});
