import type {Page} from '@playwright/test';

import {button, expectSlide, openDeck, shown} from '../support/deck';
import {expect, test} from '../support/test';

/** Texts of all slides, drawings included, that are drawn smaller than `least` px. */
const smallTexts = (page: Page, least: number): Promise<string[]> =>
  page.locator('section[aria-roledescription="diapositiva"]').evaluateAll(
    (slides, limit) =>
      slides.flatMap((slide) =>
        [...slide.querySelectorAll('*')].flatMap((element) => {
          const own = [...element.childNodes].some(
            ({nodeType, nodeValue}) => nodeType === 3 && nodeValue?.trim(),
          );
          if (!own || element.closest('.visually-hidden') || !element.checkVisibility()) return [];
          const matrix = element instanceof SVGTextContentElement ? element.getScreenCTM() : null;
          const size =
            parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.b, matrix.d) : 1);
          return size < limit
            ? [`${slide.getAttribute('aria-label')}: ${Math.round(size)} px, ${element.textContent}`]
            : [];
        }),
      ),
    least,
  );

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [640, 360],
  [1024, 768],
] as const) {
  test(`the controls at ${width} × ${height}, without scrolling`, async ({page}) => {
    await page.setViewportSize({width, height});
    await openDeck(page);
    for (const name of ['Diapositiva siguiente', 'Funciones y teclas', 'Pantalla completa'])
      await expect(button(page, name)).toBeInViewport({ratio: 1});
    await button(page, 'Diapositiva siguiente').click();
    await expectSlide(page, 2);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

for (const [width, height] of [
  [390, 664],
  [390, 844],
  [844, 390],
] as const) {
  test(`the stage with all of each slide and its controls, both whole, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await openDeck(page);
    const stage = (await shown(page).boundingBox())!;
    const controls = (await page.getByRole('group', {name: 'Controles de la presentación'}).boundingBox())!;
    expect(stage.y).toBeGreaterThanOrEqual(0);
    expect(stage.y + stage.height).toBeLessThanOrEqual(controls.y);
    expect(controls.y + controls.height).toBeLessThanOrEqual(height);
    // On its side the window leaves a strip: there a slide may scroll, and is whole in full screen (below).
    if (width > height) return;
    const cut = await page
      .locator('section[aria-roledescription="diapositiva"]')
      .evaluateAll((slides) =>
        slides
          .filter(({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 1)
          .map((slide) => slide.getAttribute('aria-label')),
      );
    expect(cut, 'slides that scroll').toEqual([]);
    expect(await smallTexts(page, 11.95), 'texts under 12 px').toEqual([]);
  });
}

test('no text of a slide is under 32 px in a hall, at 1920 × 1080', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
  await page.setViewportSize({width: 1920, height: 1080});
  await openDeck(page);
  await page.keyboard.press('f');
  await expect(shown(page)).toHaveCount(1);
  expect(await smallTexts(page, 31.5)).toEqual([]);
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [1024, 768],
  [1280, 720],
  [3840, 2160],
] as const) {
  test(`every slide at ${width} × ${height}, light and dark`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
    await page.setViewportSize({width, height});
    await openDeck(page);
    await page.keyboard.press('f');
    await expect(shown(page)).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // Neither a slide that scrolls nor a text that a clipping ancestor hides.
      const over = await page.locator('section[aria-roledescription="diapositiva"]').evaluateAll((slides) =>
        slides.flatMap((slide) => {
          const name = slide.getAttribute('aria-label');
          const {top, right, bottom, left} = slide.getBoundingClientRect();
          const texts = [...slide.querySelectorAll('h2, h3, p, li, dt, dd, b, text')].filter((text) => {
            const box = text.getBoundingClientRect();
            return (
              !text.closest('[aria-hidden="true"] svg, .visually-hidden') &&
              box.width > 2 &&
              (box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1 || box.left < left - 1)
            );
          });
          const isLarger =
            slide.scrollHeight > slide.clientHeight + 1 || slide.scrollWidth > slide.clientWidth + 1;
          return [...(isLarger ? [name] : []), ...texts.map((text) => `${name}: ${text.textContent}`)];
        }),
      );
      expect(over, colorScheme).toEqual([]);
    }
  });
}
