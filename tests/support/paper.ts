import type {Page} from '@playwright/test';

/**
 * Grids and flexible boxes that may cross the end of a sheet: Safari cuts through the lines of what lies in
 * them.
 */
export const looseOnPaper = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...document.querySelectorAll('*:has(main)'), main, ...main.querySelectorAll('*:not(svg *)')].flatMap(
      (element) => {
        const {display} = getComputedStyle(element);
        const {height} = element.getBoundingClientRect();
        let whole: Element | null = element;
        while (whole && getComputedStyle(whole).breakInside === 'auto') whole = whole.parentElement;
        return /flex|grid/.test(display) && height > 300 && !whole
          ? [`${element.localName}.${element.className} ${display} ${Math.round(height)}`]
          : [];
      },
    ),
  );

/**
 * What stands in several columns and may cross the end of a sheet: Safari cuts through the rows of a grid,
 * whatever is said of its cards.
 */
export const cutOnPaper = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*:not(svg *)')].flatMap((element) => {
      const {display, gridTemplateColumns} = getComputedStyle(element);
      const {height, bottom} = element.getBoundingClientRect();
      const hasColumns = /grid/.test(display) && gridTemplateColumns.includes(' ');
      // What opens a page ends on its first sheet.
      if (!hasColumns || height < 200 || bottom < innerHeight) return [];
      let whole: Element | null = element;
      while (whole && getComputedStyle(whole).breakInside === 'auto') whole = whole.parentElement;
      return whole ? [] : [`${element.localName}.${element.className} ${Math.round(height)}`];
    }),
  );
