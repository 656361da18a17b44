import {expect} from 'vitest';

import type {Tab} from './browsers';
import type {Aim} from './site';

/** Waits until a function in the page answers with something; a busy machine takes its time. */
export async function until<Args extends unknown[]>(
  tab: Tab,
  what: string,
  run: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  await expect.poll(() => tab.evaluate(run, ...args), {message: what, timeout: 20_000}).toBeTruthy();
}

/**
 * Aims at the first visible element that matches and, where given, whose text or label begins so: its
 * middle, once it has stood still for two frames.
 */
async function aimAt(selector: string, text: string): Promise<[x: number, y: number] | null> {
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const before = element.getBoundingClientRect();
    if (!name.trim().startsWith(text) || !before.width || !before.height) continue;
    if (getComputedStyle(element).visibility !== 'visible') continue;
    if (before.top < 90 || before.bottom > innerHeight)
      element.scrollIntoView({block: 'center', behavior: 'instant'});
    const first = element.getBoundingClientRect();
    await frame();
    await frame();
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isThere = element.contains(document.elementFromPoint(x, y));
    if (left !== first.left || top !== first.top || !isThere) return null;
    Object.assign(window, {aim: element, hasMissed: false});
    return [x, y];
  }
  return null;
}

/** Whether the press that was aimed fell beside its aim; a press that led elsewhere has not. */
function letGo(): boolean {
  const aimed = window as Aim;
  aimed.aim = undefined;
  return Boolean(aimed.hasMissed);
}

/** Presses the first visible element that matches a selector and, where given, begins with a text. */
export async function click(tab: Tab, selector: string, text = ''): Promise<void> {
  const press = async (): Promise<boolean> => {
    const place = await tab.evaluate(aimAt, selector, text);
    if (!place) return false;
    await tab.clickAt(...place);
    return !(await tab.evaluate(letGo).catch(() => false));
  };
  await expect.poll(press, {message: `«${selector}» ${text} is pressed`, timeout: 20_000}).toBe(true);
}

/** Whether an element is shown. */
export const isShown = (selector: string): boolean => {
  const element = document.querySelector<HTMLElement>(selector);
  return Boolean(element?.getClientRects().length);
};
