import type {Page} from '@playwright/test';

import {LAW_ROUTES, ROUTES} from '../support/site';
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
      if (element.matches('[href="#__docusaurus_skipToContent_fallback"]')) continue;
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
