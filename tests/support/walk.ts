import type {Page} from '@playwright/test';

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
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
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
export function againstReading(stops: readonly Stop[]): string[] {
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
export const noteControls = (page: Page): Promise<number> =>
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
