import type {Page} from '@playwright/test';

import {LAW_ROUTES} from '../support/pages';
import {clipped, setSpacing} from '../support/spacing';
import {eachSlide} from '../support/states';
import {expect, sidewaysScroll, test, visit} from '../support/test';

test('a law that is being read holds at 200 % text on a phone', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, LAW_ROUTES[0]);
  await page.locator('#articulo-5').evaluate((heading) => heading.scrollIntoView());
  // The bar of the articles names the current one, and is wider by it.
  await expect(page.locator('[data-rail] summary')).toContainText(/\d\. /);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a forced palette keeps controls, states and charts apart', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, '/');
  // What is pressed or chosen has an edge of its own, since fills are gone.
  const unmarked = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header button, header a, main .band a, main button')]
      .filter((node) => node.checkVisibility())
      .filter((node) => {
        const {color, backgroundColor} = getComputedStyle(node);
        return color === backgroundColor;
      })
      .map((node) => node.textContent),
  );
  expect(unmarked).toEqual([]);
  await visit(page, '/socioemociograma');
  const invisible = await page.evaluate(
    () =>
      [...document.querySelectorAll<SVGElement>('main li[data-indicator] svg')].filter((svg) => {
        const ground = getComputedStyle(document.body).backgroundColor;
        const paints = [...svg.querySelectorAll('circle, line, rect, path')].map((shape) => {
          const {fill, stroke} = getComputedStyle(shape);
          return [fill, stroke];
        });
        return paints.flat().every((paint) => paint === 'none' || paint === ground);
      }).length,
  );
  expect(invisible).toBe(0);
});

test('less transparency and more contrast are heeded', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  const ask = (transparency: string, contrast: string): Promise<unknown> =>
    session.send('Emulation.setEmulatedMedia', {
      features: [
        {name: 'prefers-reduced-transparency', value: transparency},
        {name: 'prefers-contrast', value: contrast},
      ],
    });
  await visit(page, '/');
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  const veil = (): Promise<string> =>
    page.locator('#buscador').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  const quiet = (): Promise<string> =>
    page
      .locator('header small')
      .first()
      .evaluate((note) => getComputedStyle(note).color);
  await ask('no-preference', 'no-preference');
  expect(await veil()).toMatch(/rgba|\/ 0\./);
  const before = await quiet();
  await ask('reduce', 'more');
  expect(await veil()).toMatch(/^rgb\(/);
  expect(await quiet()).not.toBe(before);
  expect(await quiet()).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
  // Nothing on the page blurs or shows through.
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter(
          (node) => !['none', ''].includes(getComputedStyle(node).backdropFilter),
        ).length,
    ),
  ).toBe(0);
});

test('no chart speaks by colour alone: each has its values in words', async ({page}) => {
  for (const route of ['/necesidad-educacion-emocional', '/socioemociograma', '/webinardiapositivas']) {
    await visit(page, route);
    const silent = await page.locator('main svg').evaluateAll((all) =>
      all
        .filter((svg) => svg.checkVisibility() && svg.closest('[aria-hidden="true"], [role="img"]') === null)
        .filter(
          (svg) =>
            !svg.getAttribute('aria-label') &&
            !svg.getAttribute('aria-labelledby') &&
            svg.getAttribute('aria-hidden') !== 'true',
        )
        .map((svg) => svg.outerHTML.slice(0, 80)),
    );
    expect.soft(silent, route).toEqual([]);
  }
  // Without colour the marks of the six competences are still six shapes.
  await visit(page, '/ley-2491-de-2025');
  const shapes = await page
    .locator('main svg')
    .evaluateAll(
      (all) => new Set(all.map((svg) => svg.innerHTML.replace(/(fill|stroke)="[^"]*"/g, ''))).size,
    );
  expect(shapes).toBeGreaterThanOrEqual(6);
});

/** Texts of the slide on show that no scrolling reaches, or that stand on one another. */
const lost = (page: Page): Promise<string[]> =>
  page.locator('li[data-current] section').evaluate((slide) => {
    slide.scrollTo(0, 0);
    const frame = slide.getBoundingClientRect();
    const walker = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
    const texts: {readonly text: string; readonly box: DOMRect; readonly parent: Element}[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (node.textContent!.trim() === '' || parent.closest('svg, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) texts.push({text: node.textContent!, box, parent});
    }
    const out = texts.filter(
      ({box}) =>
        box.top < frame.top - 2 ||
        box.left < frame.left - 2 ||
        box.right > frame.right + 2 ||
        box.bottom > frame.top + slide.scrollHeight + 2,
    );
    // The boxes are those of the font; its ink takes about the half in the middle.
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) -
        Math.max(a.top + a.height / 4, b.top + b.height / 4) >
        1;
    const over = texts.filter((one, at) =>
      texts.slice(at + 1).some((other) => other.parent !== one.parent && isOver(one.box, other.box)),
    );
    return [
      ...out.map(({text}) => `out of reach: ${text.slice(0, 40)}`),
      ...over.map(({text}) => `under another: ${text.slice(0, 40)}`),
    ];
  });

for (const [width, height, isFull] of [
  [1280, 720, false],
  [360, 640, true],
  [640, 360, true],
  [1024, 768, true],
  [1280, 720, true],
  [3840, 2160, true],
] as const) {
  test(`each slide keeps its text with wider spacing at ${width} × ${height}${isFull ? ', full' : ''}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
    await page.setViewportSize({width, height});
    await eachSlide(page, async (number) => {
      if (number === 1) {
        if (isFull) await page.keyboard.press('f');
        await setSpacing(page);
      }
      expect.soft(await clipped(page), `slide ${number}`).toEqual([]);
      expect.soft(await lost(page), `slide ${number}`).toEqual([]);
    });
  });
}
