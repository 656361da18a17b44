import type {Page} from '@playwright/test';
import axe, {type ElementContext, type RunOptions} from 'axe-core';

/** Text that people read at length: WCAG asks 7:1 of it at level AAA, and so do we. */
const BODY_TEXT = 'main :is(p, li, dd, td)';

/** What depends on the colour mode; everything else is the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Puts axe into the page unless it is there; a page keeps it until it is left. */
async function inject(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

async function run(page: Page, context: ElementContext, options: RunOptions): Promise<string[]> {
  await inject(page);
  return page.evaluate(
    async ([where, how]) => {
      const runner = (window as unknown as {axe: typeof axe}).axe;
      // Experimental and AAA rules are off by default; here a rule that is off would be a hole.
      const all = Object.fromEntries(runner.getRules().map(({ruleId}) => [ruleId, {enabled: true}]));
      const {violations} = await runner.run((where as ElementContext) ?? document, {
        resultTypes: ['violations'],
        ...(how.runOnly ? {} : {rules: {...all, 'color-contrast-enhanced': {enabled: false}}}),
        ...how,
      });
      return violations.flatMap(({id, nodes}) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    [context, options] as const,
  );
}

/** 7:1 for the texts of the page's body; axe's rule for AAA asks it of every label otherwise. */
export async function bodyContrast(page: Page): Promise<string[]> {
  if ((await page.locator(BODY_TEXT).count()) === 0) return [];
  return run(page, BODY_TEXT, {runOnly: ['color-contrast-enhanced']});
}

/** Every rule of axe, experimental ones included, on the page as it stands. */
export const allRules = (page: Page): Promise<string[]> =>
  run(page, undefined as unknown as ElementContext, {});

/** The rules that another colour mode can break, on the page as it stands. */
export const colorRules = (page: Page): Promise<string[]> =>
  run(page, undefined as unknown as ElementContext, {runOnly: COLOR_RULES});

/** Shows the page in a colour mode at once, without a new load. */
export const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), mode);
