import {LAW_ROUTES, ROUTES} from '../support/pages';
import {expect, hydrated, sidewaysScroll, test, visit} from '../support/test';

const WIDTHS = [320, 360, 768, 1280];

for (const route of ROUTES) {
  test(`${route} opens complete`, async ({page}) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').last()).toBeVisible();

    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      expect(await sidewaysScroll(page), `sideways scroll at ${width}px`).toBe(0);
    }
  });

  test(`${route} is reached with a final slash too`, async ({page}) => {
    test.skip(route === '/', 'the root is its own slash');
    const response = await page.goto(`${route}/`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  });
}

test('on paper nothing of a law that may cross the end of a sheet lies in a grid or a flexible box', async ({
  browser,
}) => {
  // Safari cuts through the lines of what does. A sheet's text is as wide as this window and 900 px high.
  const page = await browser.newPage({viewport: {width: 680, height: 900}, javaScriptEnabled: false});
  await page.emulateMedia({media: 'print'});
  for (const route of LAW_ROUTES) {
    await page.goto(route);
    const boxes = await page.locator('main').evaluate((main) =>
      [...document.querySelectorAll('*:has(main)'), main, ...main.querySelectorAll('*:not(svg *)')].flatMap(
        (element) => {
          const {display} = getComputedStyle(element);
          const {height} = element.getBoundingClientRect();
          let whole: Element | null = element;
          while (whole && getComputedStyle(whole).breakInside === 'auto') whole = whole.parentElement;
          return /flex|grid/.test(display) && height > 300 && !whole
            ? [`${element.localName}.${element.className} ${display} ${Math.round(height)}`]
            : [];
        },
      ),
    );
    expect(boxes, route).toEqual([]);
  }
  await page.close();
});

test('on paper what stands in several columns is kept on one sheet', async ({browser}) => {
  // Safari cuts through the rows of a grid, whatever is said of its cards.
  const page = await browser.newPage({viewport: {width: 680, height: 900}, javaScriptEnabled: false});
  await page.emulateMedia({media: 'print'});
  for (const route of ROUTES) {
    await page.goto(route);
    const cut = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('*:not(svg *)')].flatMap((element) => {
        const {display, gridTemplateColumns} = getComputedStyle(element);
        const {height, bottom} = element.getBoundingClientRect();
        const hasColumns = /grid/.test(display) && gridTemplateColumns.includes(' ');
        // What opens a page ends on its first sheet.
        if (!hasColumns || height < 200 || bottom < innerHeight) return [];
        let whole: Element | null = element;
        while (whole && getComputedStyle(whole).breakInside === 'auto') whole = whole.parentElement;
        return whole ? [] : [`${element.localName}.${element.className} ${Math.round(height)}`];
      }),
    );
    expect(cut, route).toEqual([]);
  }
  await page.close();
});

test('a change of page scrolls to the top, sets the title and is announced once', async ({page}) => {
  await visit(page, '/socioemociograma');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: /^Ley 2491/})
    .click();
  await expect(page).toHaveURL('/ley-2491-de-2025');
  await expect(page).toHaveTitle(/Ley 2491/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Socioemociograma/);
});

test('the skip link is the first stop and moves the focus to the content', async ({page}) => {
  await visit(page, '/socioemociograma');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Saltar al contenido principal'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInContent = await page.evaluate(() => {
    const focused = document.activeElement;
    const header = document.querySelector('header');
    return focused !== document.body && !header?.contains(focused);
  });
  expect(isInContent).toBe(true);
});
