import type {Page} from '@playwright/test';
import axe from 'axe-core';

import {expect} from './test';

/** Text that people read at length: WCAG asks 7:1 of it at level AAA, and so do we. */
const BODY_TEXT = 'main :is(p, li, dd, td), main :is(p, li, dd, td) *';

/** The rules that another colour mode can break. */
const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** The rules that another width can break although the same elements are shown. */
const LOOK_RULES = [
  ...COLOR_RULES,
  'css-orientation-lock',
  'p-as-heading',
  'region',
  'scrollable-region-focusable',
  'skip-link',
  'target-size',
];

/**
 * What axe finds on the page as it stands. Every rule is on, experimental and AAA ones included, since a rule
 * that is off would be a hole; 7:1 is asked of the text of the page's body, 4.5:1 of the rest. The same HTML
 * with the same elements shown is not looked at twice, save for what lies in sizes and places.
 *
 * @param part selector of where to look, instead of the whole page: not inside `main`, which rules start from
 * @param only rules to run instead of all
 */
export async function findings(page: Page, part?: string, only?: readonly string[]): Promise<string[]> {
  // A page keeps axe until it is left; it does not come as a script element, which a policy may refuse.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((selector) => {
      const {axe: runner} = window as unknown as {axe: typeof axe};
      runner.configure({
        rules: [
          {id: 'color-contrast-enhanced', selector},
          {id: 'color-contrast', selector: `:not(${selector})`},
        ],
        // Without a least, it leaves to the rule for 4.5:1 what is under that, which here looks elsewhere.
        checks: [
          {
            id: 'color-contrast-enhanced',
            options: {
              contrastRatio: {
                normal: {expected: 7, minThreshold: 0},
                large: {expected: 4.5, minThreshold: 0},
              },
            },
          },
        ],
      });
      // axe knows no top layer: what a dialog covers would seem its ground, and no colour on it be judged.
      const covered = new CSSStyleSheet();
      covered.replaceSync(
        'body:has(dialog:modal) { visibility: hidden } dialog:modal { visibility: visible }',
      );
      document.adoptedStyleSheets.push(covered);
    }, BODY_TEXT);
  }
  return page.evaluate(
    async ([rules, looks, place]) => {
      const {axe: runner, seen = new Set()} = window as unknown as {axe: typeof axe; seen?: Set<string>};
      Object.assign(window, {seen});
      const looked = document.querySelector(place ?? 'body')!;
      const shown = [...looked.querySelectorAll('*')].map((element) =>
        Number(element.checkVisibility({visibilityProperty: true, opacityProperty: true})),
      );
      const state = shown.join('') + looked.outerHTML;
      const values = rules ?? (seen.has(state) ? looks : runner.getRules().map(({ruleId}) => ruleId));
      if (!rules) seen.add(state);
      const {violations} = await runner.run(place ?? document, {
        resultTypes: ['violations'],
        runOnly: {type: 'rule', values: [...values]},
      });
      return violations.flatMap(({id, nodes}) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    [only, LOOK_RULES, part] as const,
  );
}

/**
 * Shows the page in a colour mode without a new load. Drawn anew, nothing fades from one colour to the
 * other; axe would see the colours halfway.
 */
const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((name) => {
    const root = document.documentElement;
    root.dataset['theme'] = name;
    root.style.display = 'none';
    root.getBoundingClientRect();
    root.style.removeProperty('display');
    if (root.getAttribute('style') === '') root.removeAttribute('style');
    root.getBoundingClientRect();
  }, mode);

/**
 * Expects nothing of axe: every rule in the first mode; in another one the others would only say the same again.
 *
 * @param modes where colours are looked at, which takes most of the time
 * @param part selector of where to look, instead of the whole page
 */
export async function expectClean(
  page: Page,
  place: string,
  modes: readonly ('light' | 'dark')[],
  part?: string,
): Promise<void> {
  // Half under the sticky header, a control would seem small.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  for (const [index, mode] of modes.entries()) {
    await setMode(page, mode);
    const rules = index === 0 ? undefined : COLOR_RULES;
    expect.soft(await findings(page, part, rules), `${place}, ${mode}`).toEqual([]);
  }
}
