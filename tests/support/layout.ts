import type {Page} from '@playwright/test';

/**
 * Texts that leave their box: the letters reach beyond the window's sides, or beyond a box that
 * cuts them off. Boxes made to scroll sideways (wide tables) and text clipped away for screen
 * readers are not looked at.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
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

/** Texts of a page, drawings included, that a phone shows too small, too tight or too long to be read. */
export const hardToRead = (page: Page): Promise<string[]> =>
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

/** Half the breadth of a person's shoulders in `src/art/lib/people.ts`, in units of the drawing. */
const SHOULDER = 45;

/** People of the drawings whom a box or the window's side cuts: nobody is left out. */
export const cutPeople = (page: Page): Promise<string[]> =>
  page.evaluate((shoulder) => {
    const found: string[] = [];
    for (const person of document.querySelectorAll<SVGGElement>('[data-person]')) {
      if (person.closest('[aria-roledescription="diapositiva"]') || !person.checkVisibility()) continue;
      const {a, b, e: x, f: y} = person.getScreenCTM()!;
      const reach = shoulder * Math.hypot(a, b) - 1;
      let [left, right, top, bottom] = [0, document.documentElement.clientWidth, -Infinity, Infinity];
      for (let box: Element | null = person; box; box = box.parentElement) {
        if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) continue;
        if (getComputedStyle(box).overflowX === 'visible' || box === document.body) continue;
        const edge = box.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (x - reach < left || x + reach > right || y - reach < top || y + reach > bottom) {
        const near = person.closest('section, header, footer, li')?.querySelector('h1, h2, h3, strong');
        found.push(`${near?.textContent.trim().slice(0, 40)}: ${Math.round(x)}, ${Math.round(y)}`);
      }
    }
    return found;
  }, SHOULDER);

/** Names of rows in the plot of a page's head that stand nearer than this to the marks of the row above. */
const APART = 16;

export const crowdedNames = (page: Page): Promise<string[]> =>
  page.evaluate((apart) => {
    const found: string[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>('header figure text.pl-label')) {
      const name = text.textContent.trim();
      if (name.length < 4 || !text.checkVisibility()) continue;
      const box = text.getBoundingClientRect();
      const {d: scale} = text.getScreenCTM()!;
      const baseline = box.top + (text.getStartPositionOfChar(0).y - text.getBBox().y) * scale;
      const top = baseline - parseFloat(getComputedStyle(text).fontSize) * scale * 0.72;
      const bottoms = [...text.ownerSVGElement!.querySelectorAll('circle, rect')]
        .map((mark) => mark.getBoundingClientRect())
        .filter(
          (mark) => (mark.top + mark.bottom) / 2 < top && mark.left < box.right && mark.right > box.left,
        )
        .map(({bottom}) => bottom);
      const gap = top - Math.max(...bottoms);
      if (gap < apart - 0.5) found.push(`${name}: ${Math.round(gap)} px`);
    }
    return found;
  }, APART);

/** Resizes and waits for the frames in which width queries take effect. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({width, height});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
