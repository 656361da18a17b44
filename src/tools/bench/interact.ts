import type {Browser, Page} from 'playwright';

import type {Kit} from './kits';
import {medianOf} from './numbers';
import {newPage, quiet, showIntent, total, type Figures, type Target} from './measure';

const LIMIT = 20_000;
/** A press that did nothing is tried again after so long, as a person does. */
const RETRY = 400;
const QUERY_START = 'conv';
const QUERY_REST = 'ivencia';

/** A figure that cannot be taken is left out of the table and named on the terminal. */
function missing(error: unknown): Figures {
  console.error(error instanceof Error ? error.message.split('\n')[0] : error);
  return {};
}

/** Waits in the page, frame by frame, until something is painted; gives the time of that frame. */
const whenPainted = (page: Page, selector: string, limit = LIMIT): Promise<number> =>
  page.evaluate(
    ([wanted, patience]) =>
      new Promise<number>((resolve, reject) => {
        const end = performance.now() + patience;
        const look = (): void => {
          const shown = [...document.querySelectorAll(wanted)].some((element) =>
            element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
          );
          const hasPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
          if (shown && hasPainted) requestAnimationFrame(() => resolve(performance.now()));
          else if (performance.now() > end) reject(new Error(`${wanted} was never painted`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [selector, limit] as const,
  );

/** Presses a menu as soon as it is painted, on a cold page, and waits until it is open. */
export async function measureMenu(browser: Browser, target: Target): Promise<Figures> {
  const {kit, profile, server, route} = target;
  const selectors = kit.menu[profile.name];
  if (!selectors) return {};
  const [opener, opened] = selectors;
  const page = await newPage(browser, profile);
  try {
    await page.goto(server.origin + route, {waitUntil: 'commit'});
    await whenPainted(page, opener);
    const box = await page.locator(opener).first().boundingBox();
    if (!box) return {};
    const open = whenPainted(page, opened);
    let isOpen = false;
    void open.then(
      () => (isOpen = true),
      () => (isOpen = true),
    );
    let presses = 0;
    while (!isOpen && presses < 30) {
      presses += 1;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await Promise.race([open.catch(() => 0), page.waitForTimeout(RETRY)]);
    }
    const at = await open;
    const press = await page.evaluate(() => window.benchPress);
    return {
      'menu open ms': at,
      ...(press === undefined ? {} : {'click to menu ms': at - press}),
      'menu presses': presses,
    };
  } catch (error) {
    return missing(error);
  } finally {
    await page.context().close();
  }
}

/** Follows a link of the text on a page that is at rest, as a person does: over it, a moment, a press. */
export async function measureNavigation(browser: Browser, target: Target): Promise<Figures> {
  const {server, route, profile} = target;
  const page = await newPage(browser, profile);
  try {
    await page.goto(server.origin + route, {waitUntil: 'load'});
    await quiet(server);
    const link = await page.evaluateHandle(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
        .filter(
          ({origin, pathname, target}) =>
            origin === location.origin &&
            pathname !== location.pathname &&
            !/\.\w+$/.test(pathname) &&
            target !== '_blank',
        )
        .find((element) => element.checkVisibility()),
    );
    const element = link.asElement();
    if (!element) return {};
    await page.evaluate(() => sessionStorage.removeItem('bench-arrival'));
    const from = server.answers.length;
    await element.hover();
    await page.waitForTimeout(150);
    await page.mouse.down();
    await page.mouse.up();
    const end = Date.now() + LIMIT;
    let times: readonly number[] = [];
    while (times.length < 2 && Date.now() < end) {
      await page.waitForTimeout(100);
      times = await page
        .evaluate(() =>
          ['bench-press', 'bench-arrival']
            .map((key) => Number(sessionStorage.getItem(key)))
            .filter((time) => time > 0),
        )
        .catch(() => []);
    }
    if (times.length < 2) return {};
    await quiet(server);
    return {
      'navigation ms': times[1]! - times[0]!,
      // Also what was fetched ahead when the pointer came near.
      'navigation download bytes': total(server.answers.slice(from)),
    };
  } catch (error) {
    return missing(error);
  } finally {
    await page.context().close();
  }
}

/**
 * Types and waits for the first result. Some tools lose what was typed while their index was on its way;
 * a person types again.
 */
async function firstResult(page: Page, field: string, result: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    await page.keyboard.type(QUERY_START);
    try {
      return await whenPainted(page, result, LIMIT / 4);
    } catch (error) {
      if (attempt === 4) throw error;
      await page.locator(field).first().fill('');
    }
  }
}

/** Milliseconds from a key to the last change of the results that it brought. */
async function typeKey(page: Page, key: string, list: string): Promise<number | undefined> {
  await page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.body;
    const state = {key: 0, change: 0};
    (window as unknown as {benchKey: typeof state}).benchKey = state;
    addEventListener('keydown', ({timeStamp}) => (state.key = timeStamp), {capture: true, once: true});
    new MutationObserver((records) => {
      // The field itself changes with every key.
      const isResult = records.some(
        ({target}) => !(target as Element).closest?.('input, label, form > input'),
      );
      if (isResult) requestAnimationFrame(() => (state.change = performance.now()));
    }).observe(root, {childList: true, subtree: true, attributes: true, characterData: true});
  }, list);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.waitForTimeout(700);
  const {key: at, change} = await page.evaluate(
    () => (window as unknown as {benchKey: {key: number; change: number}}).benchKey,
  );
  return change > at && at > 0 ? change - at : undefined;
}

/** Opens search, types, and waits for the first result. Gives the milliseconds since the press. */
async function search(page: Page, {opener, field, result}: NonNullable<Kit['search']>): Promise<number> {
  const began = await page.evaluate(() => performance.now());
  await page
    .locator(opener ?? field)
    .first()
    .click();
  await page.locator(field).first().waitFor({state: 'visible', timeout: LIMIT});
  await page.locator(field).first().focus();
  return (await firstResult(page, field, result)) - began;
}

/** Searches on a page whose own scripts are there, then types on, key by key. */
export async function measureSearch(browser: Browser, target: Target): Promise<Figures> {
  const {kit, server, route, profile} = target;
  if (!kit.search) return {};
  const page = await newPage(browser, profile);
  try {
    await page.goto(server.origin + route, {waitUntil: 'load'});
    await quiet(server);
    // Scripts that any control would bring are counted with the page, not with search.
    await showIntent(page);
    await quiet(server);
    const from = server.answers.length;
    const first = await search(page, kit.search);
    await quiet(server);
    const bytes = total(server.answers.slice(from));
    const keys: (number | undefined)[] = [];
    for (const key of QUERY_REST) keys.push(await typeKey(page, key, kit.search.list));
    const perKey = medianOf(keys);
    return {
      'search first result ms': first,
      'search download bytes': bytes,
      ...(perKey === undefined ? {} : {'search key ms': perKey}),
    };
  } catch (error) {
    return missing(error);
  } finally {
    await page.context().close();
  }
}

/**
 * Searches on a page that nobody has touched, as most do: all that is asked for between the press and the first
 * result counts, also by a worker.
 */
export async function measureSearchFromRest(browser: Browser, target: Target): Promise<Figures> {
  const {kit, server, route, profile} = target;
  if (!kit.search) return {};
  const page = await newPage(browser, profile, 'allow');
  try {
    await page.goto(server.origin + route, {waitUntil: 'load'});
    await quiet(server);
    const from = server.answers.length;
    const first = await search(page, kit.search);
    const answers = server.answers.slice(from);
    return {
      'search from rest first result ms': first,
      'search from rest download bytes': total(answers),
      'search from rest requests': answers.length,
    };
  } catch (error) {
    return missing(error);
  } finally {
    await page.context().close();
  }
}
