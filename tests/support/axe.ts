import type {Page} from '@playwright/test';
import axe from 'axe-core';

/** Text that people read at length: WCAG asks 7:1 of it at level AAA, and so do we. */
const BODY_TEXT = 'main :is(p, li, dd, td), main :is(p, li, dd, td) *';

/** The rules that another colour mode can break. */
const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Runs axe on the page as it stands. Every rule is on, experimental and AAA ones included, since a
 * rule that is off would be a hole; 7:1 is asked of the text of the page's body only.
 *
 * @param only rules to run instead of all
 */
async function run(page: Page, only?: readonly string[]): Promise<string[]> {
  // A page keeps axe until it is left; it does not come as a script element, which a policy may refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([rules, body]) => {
      const runner = (window as unknown as {axe: typeof axe}).axe;
      const names = [...(rules ?? runner.getRules().map(({ruleId}) => ruleId))];
      const {violations} = await runner.run(document, {
        resultTypes: ['violations'],
        runOnly: {type: 'rule', values: [...names]},
        elementRef: true,
      });
      return violations.flatMap(({id, nodes}) =>
        nodes
          .filter(
            ({element}) =>
              id !== 'color-contrast-enhanced' || (element as Element | undefined)?.matches(body),
          )
          .map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    [only, BODY_TEXT] as const,
  );
}

/** Every rule of axe. */
export const allRules = (page: Page): Promise<string[]> => run(page);

/** The rules that another colour mode can break; the others would only say the same again. */
export const colorRules = (page: Page): Promise<string[]> => run(page, COLOR_RULES);

/**
 * Shows the page in a colour mode without a new load. Drawn anew, nothing fades from one colour to the
 * other; axe would see the colours halfway.
 */
export const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((name) => {
    const root = document.documentElement;
    root.dataset['theme'] = name;
    root.style.display = 'none';
    root.getBoundingClientRect();
    root.style.removeProperty('display');
    if (root.getAttribute('style') === '') root.removeAttribute('style');
    root.getBoundingClientRect();
  }, mode);
