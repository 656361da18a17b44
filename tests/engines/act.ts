import {expect} from 'vitest';

import type {Tab} from './browsers';

/** Waits until a function in the page answers with something; a busy machine takes its time. */
export async function until<Args extends unknown[]>(
  tab: Tab,
  what: string,
  run: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  await expect.poll(() => tab.evaluate(run, ...args), {message: what, timeout: 20_000}).toBeTruthy();
}

/** The middle of the first visible element that matches and, where given, whose text or label begins so. */
function middle(selector: string, text: string): [x: number, y: number] | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (!name.trim().startsWith(text)) continue;
    const before = element.getBoundingClientRect();
    if (!before.width || !before.height || getComputedStyle(element).visibility !== 'visible') continue;
    if (before.top < 90 || before.bottom > innerHeight)
      element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }
  return null;
}

/** Presses the first visible element that matches a selector and, where given, begins with a text. */
export async function click(tab: Tab, selector: string, text = ''): Promise<void> {
  await until(tab, `«${selector}» ${text} is there`, middle, selector, text);
  // Pages are laid out bit by bit and panels slide in: the place is pressed once it rests.
  let [x, y] = [0, 0];
  await expect
    .poll(
      async () => {
        const before = [x, y];
        [x, y] = (await tab.evaluate(middle, selector, text)) ?? [0, 0];
        return x === before[0] && y === before[1];
      },
      {timeout: 20_000},
    )
    .toBe(true);
  await tab.clickAt(x, y);
}

/** Whether an element is shown. */
export const isShown = (selector: string): boolean => {
  const element = document.querySelector<HTMLElement>(selector);
  return Boolean(element?.getClientRects().length);
};
