import type {Page} from '@playwright/test';

import {ROUTES} from '../support/pages';
import {expect, test, visit} from '../support/test';

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

interface Stop {
  /** Place among the controls of the page, -1 on the document itself, -2 on what is no known control. */
  readonly at: number;
  readonly name: string;
  /** What is wrong with the focus here. */
  readonly faults: readonly string[];
  /** Place in the document, not in the window; absent for what sticks to the window. */
  readonly box?: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
}

/** Where the focus is and whether it can be seen. Runs in the page. */
function look(): Stop {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return {at: -1, name: 'document', faults: []};
  const at = (window as unknown as {controls?: Element[]}).controls?.indexOf(element) ?? -1;
  const name = `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`;
  const faults: string[] = [];

  // A field inside a label, a summary inside its block: the mark may be around them.
  const marked = [element, element.parentElement, element.parentElement?.parentElement].some((node) => {
    if (!node || node === document.body) return false;
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(node);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  });
  if (!marked) faults.push('no focus mark');

  const rect = [...element.getClientRects()].find(({width, height}) => width > 0 && height > 0);
  if (!rect) return {at, name, faults: [...faults, 'not displayed']};
  const {innerWidth: width, innerHeight: height} = window;
  if (rect.bottom <= 0 || rect.top >= height || rect.right <= 0 || rect.left >= width)
    faults.push('outside the window');
  const sticks = (node: Element | null): boolean =>
    node !== null && (/sticky|fixed/.test(getComputedStyle(node).position) || sticks(node.parentElement));
  const points = [
    [rect.left + rect.width / 2, rect.top + rect.height / 2],
    [rect.left + rect.width / 2, rect.top + 1],
    [rect.left + rect.width / 2, rect.bottom - 1],
  ] as const;
  for (const [x, y] of points) {
    const over = document.elementFromPoint(x, y);
    if (!over || element.contains(over) || over.contains(element)) continue;
    if (sticks(over)) faults.push(`under ${over.tagName.toLowerCase()}.${over.className}`);
  }
  const {scrollX, scrollY} = window;
  return {
    at: at === -1 ? -2 : at,
    name,
    faults: [...new Set(faults)],
    ...(sticks(element)
      ? {}
      : {
          box: {
            top: rect.top + scrollY,
            bottom: rect.bottom + scrollY,
            left: rect.left + scrollX,
            right: rect.right + scrollX,
          },
        }),
  };
}

/** Presses a key until the focus has left the page, and tells every stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 600; press += 1) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(look);
    // Columns that follow the focus, and marks that fade in, need a frame or two.
    for (let frame = 0; stop.faults.length > 0 && frame < 5; frame += 1) {
      await page.waitForTimeout(40);
      stop = await page.evaluate(look);
    }
    // The first press may only bring the focus back from the browser's own controls.
    if (stop.at === -1 && stops.length === 0) continue;
    if (stop.at === -1 || stop.at === stops[0]?.at) return stops;
    stops.push(stop);
  }
  throw new Error('the focus never leaves the page');
}

/** Stops that go against the reading: above the one before and not in a column to its right. */
function againstReading(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before?.box || !stop.box) return [];
    const isUp = stop.box.bottom <= before.box.top + 1;
    return isUp && stop.box.left < before.box.right - 1 ? [`${before.name} → ${stop.name}`] : [];
  });
}

/**
 * Notes the controls that a person can see and reach, in their order; a radio group counts once. They
 * are kept in the page, since walking may add elements and shift every place. Returns how many.
 */
const noteControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const groups = new Set<string>();
    const controls = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) => {
      if (node.tabIndex < 0 || !node.checkVisibility()) return false;
      if (!node.matches('a[href], button, input, select, textarea, summary, iframe, [tabindex]'))
        return false;
      if (node.matches(':disabled') || node.closest('[inert]')) return false;
      if (node instanceof HTMLInputElement && node.type === 'radio') {
        if (groups.has(node.name)) return false;
        groups.add(node.name);
      }
      return true;
    });
    (window as unknown as {controls: Element[]}).controls = controls;
    return controls.length;
  });

for (const route of ROUTES) {
  test(`${route} can be walked by Tab, to the end and back`, async ({page}) => {
    await visit(page, route);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        window.getSelection()?.removeAllRanges();
        window.scrollTo({top: 0, behavior: 'instant'});
      });
      const expected = Array.from({length: await noteControls(page)}, (_, index) => index);
      const stops = await walk(page, 'Tab');
      const place = `${route} at ${width} px`;
      expect.soft(stops[0]?.name, place).toContain('Saltar al contenido principal');
      expect
        .soft(
          stops.flatMap(({name, faults}) => faults.map((fault) => `${name}: ${fault}`)),
          place,
        )
        .toEqual([]);
      expect
        .soft(
          stops.map(({at}) => at),
          `${place}: each control once, in order`,
        )
        .toEqual(expected);
      expect.soft(againstReading(stops), `${place}: order`).toEqual([]);
      if (width !== 1280) continue;
      const back = await walk(page, 'Shift+Tab');
      expect.soft(back.map(({at}) => at).reverse(), `${place}: back`).toEqual(expected);
      expect
        .soft(
          back.flatMap(({name, faults}) => faults.map((fault) => `${name}: ${fault}`)),
          `${place}: back`,
        )
        .toEqual([]);
    }
  });
}

test('the skip link goes to the content', async ({page}) => {
  await visit(page, '/socioemociograma');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('main, [id*="skipToContent"]') !== null),
  ).toBe(true);
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
});

const OPEN = 'dialog[open], :popover-open, details:is([name="site-menu"], [name="page-bar"])[open]';

test('Escape closes the innermost thing, and gives the focus back', async ({page}) => {
  const openCount = (): Promise<number> => page.locator(OPEN).count();
  /** Opens by the keyboard, closes by Escape, and the focus is where it was. */
  const inAndOut = async (press: () => Promise<void>, name: string): Promise<void> => {
    await press();
    await expect.poll(openCount, name).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(openCount, name).toBe(0);
    expect(await page.evaluate(() => document.activeElement !== document.body), `${name}: focus`).toBe(true);
  };
  await visit(page, '/ley-2503-de-2025');
  for (const opener of [
    page.getByRole('navigation', {name: 'Principal'}).locator('summary').first(),
    page.getByRole('button', {name: 'Buscar', exact: true}),
    page.locator('details[name="page-bar"] > summary').first(),
    page.getByRole('button', {name: /ver qué significa/}).first(),
  ]) {
    await inAndOut(() => opener.press('Enter'), await opener.innerText().catch(() => 'opener'));
    await expect(opener).toBeFocused();
  }
  // Search over an open index: one press closes one of them.
  await page.locator('details[name="page-bar"] > summary').first().press('Enter');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(openCount, 'index under search').toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(openCount, 'index').toBe(0);
  await page.setViewportSize({width: 390, height: 800});
  await inAndOut(() => page.getByRole('button', {name: 'Abrir menú'}).press('Enter'), 'drawer');

  // One thing over another: only the upper one goes.
  await visit(page, '/webinardiapositivas');
  await page.setViewportSize({width: 1280, height: 800});
  await page.keyboard.press('o');
  await expect(page.getByRole('button', {name: /^11\. /})).toBeVisible();
  await page.getByRole('button', {name: 'Funciones y teclas'}).press('Enter');
  await expect(page.getByRole('dialog', {name: 'Funciones y teclas'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Funciones y teclas'})).toBeHidden();
  await expect(page.getByRole('button', {name: /^11\. /})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: /^11\. /})).toHaveCount(0);
});
