import type {Page} from '@playwright/test';

import {LAW_ROUTES, ROUTES} from '../support/pages';
import {expect, sidewaysScroll, test, visit} from '../support/test';

/**
 * Texts that leave their box: the letters reach beyond the window's sides, or beyond a box that
 * cuts them off. Boxes made to scroll sideways (wide tables) and text clipped away for screen
 * readers are not looked at.
 */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
      if (element.closest('.visually-hidden, [aria-hidden="true"], svg, script, style, noscript')) continue;
      // The skip link waits outside the window until it is focused.
      if (element.matches('.skip-link')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      let left = 0;
      let right = document.documentElement.clientWidth;
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const {overflowX, clipPath} = getComputedStyle(parent);
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') {
          left = -Infinity;
          right = Infinity;
          break;
        }
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const edge = parent.getBoundingClientRect();
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
      }
      if (box.left < left - 1 || box.right > right + 1) found.push(node.textContent.trim().slice(0, 60));
    }
    return found;
  });

for (const route of ROUTES) {
  test(`${route} holds at 200 % text, at 1280 and 390 px`, async ({page}) => {
    // The visitor's own setting, as rem lengths and media queries see it.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
    await visit(page, route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 900});
      expect(await sidewaysScroll(page), `sideways scroll at ${width}px`).toBe(0);
      expect(await cutTexts(page), `texts cut at ${width}px`).toEqual([]);
    }
  });
}

test('a law that is being read holds at 200 % text on a phone', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, LAW_ROUTES[0]);
  await page.locator('#articulo-5').evaluate((heading) => heading.scrollIntoView());
  // The bar of the articles names the current one, and is wider by it.
  await expect(page.locator('[data-rail] summary')).toContainText(/\d\. /);
  expect(await sidewaysScroll(page)).toBe(0);
});

/** Texts of a page, drawings included, that a phone shows too small, too tight or too long to be read. */
const hardToRead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const skipped = '.visually-hidden, script, style, noscript, [aria-roledescription="diapositiva"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest(skipped)) continue;
      if (!element.checkVisibility({visibilityProperty: true})) continue;
      const style = getComputedStyle(element);
      const matrix = element instanceof SVGTextContentElement ? element.getScreenCTM() : null;
      const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.b, matrix.d) : 1);
      if (size < 11.95) found.push(`${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    }
    // Letters that hang under one line must not touch those of the next.
    for (const title of document.querySelectorAll<HTMLElement>('h1, h2, h3, strong, b')) {
      if (title.closest(skipped) || !title.checkVisibility({visibilityProperty: true})) continue;
      const style = getComputedStyle(title);
      const [size, line] = [parseFloat(style.fontSize), parseFloat(style.lineHeight)];
      if (
        size > 22 &&
        line < size * 1.04 &&
        title.getClientRects().length > 0 &&
        title.offsetHeight > line * 1.5
      )
        found.push(`lines too close: ${title.textContent.trim().slice(0, 40)}`);
    }
    // Characters of a paragraph's full lines, on average.
    const range = document.createRange();
    for (const paragraph of document.querySelectorAll('main p')) {
      if (paragraph.closest(skipped) || paragraph.textContent.length < 70 || !paragraph.checkVisibility())
        continue;
      const lines = new Map<number, number>();
      const letters = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = letters.nextNode(); node; node = letters.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue;
        for (let index = 0; index < node.textContent!.length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const {top, width, height} = range.getBoundingClientRect();
          const line = Math.round((top + height / 2) / 8);
          if (width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      const full = [...lines.values()].slice(0, -1);
      const measure = full.reduce((sum, count) => sum + count, 0) / full.length;
      if (measure > 68)
        found.push(`${Math.round(measure)} characters a line: ${paragraph.textContent.trim().slice(0, 40)}`);
    }
    return found;
  });

for (const route of ROUTES) {
  test(`${route} is readable: size, lines and measure`, async ({page}) => {
    await visit(page, route);
    for (const width of [360, 390, 768, 1280, 1600]) {
      await page.setViewportSize({width, height: 900});
      expect(await hardToRead(page), `at ${width}px`).toEqual([]);
    }
  });
}
