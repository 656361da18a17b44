import type {Page} from '@playwright/test';

/** Distance from the foot of the sticky header, and of the rail under it on phones, to the target. */
export const belowHeader = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => {
    const target = document.getElementById(name)!.getBoundingClientRect().top;
    const sticky = [...document.querySelectorAll('body *')].filter((node) => {
      const {position, display} = getComputedStyle(node);
      const {top, height} = node.getBoundingClientRect();
      return position === 'sticky' && display !== 'none' && top < 140 && top >= 0 && height < 200;
    });
    return target - Math.max(0, ...sticky.map((node) => node.getBoundingClientRect().bottom));
  }, id);
