import {DECK, drag, expectSlide, openDeck, shown} from '../support/deck';
import {expect, test, visit} from '../support/test';

test.describe('touch', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 640}});

  test('a swipe moves; a scroll, an edge gesture and two fingers do not', async ({page}) => {
    await openDeck(page);
    await drag(page, [
      [260, 300],
      [200, 302],
      [110, 304],
    ]);
    await expectSlide(page, 2);
    await drag(page, [
      [110, 300],
      [200, 302],
      [260, 304],
    ]);
    await expectSlide(page, 1);
    await drag(page, [
      [200, 500],
      [200, 400],
      [195, 300],
    ]);
    await drag(page, [
      [20, 300],
      [120, 300],
      [220, 300],
    ]);
    await drag(
      page,
      [
        [260, 300],
        [200, 300],
        [110, 300],
      ],
      2,
    );
    await page.waitForTimeout(200);
    await expectSlide(page, 1);
  });
});

test.describe('presenter', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a swipe over the slide moves the show', async ({page}) => {
    await visit(page, `${DECK}?vista=presentador#4`);
    await expectSlide(page, 4);
    const box = (await page.getByRole('region', {name: 'Diapositiva actual'}).boundingBox())!;
    const y = box.y + 60;
    await drag(page, [
      [280, y],
      [200, y],
      [120, y],
    ]);
    await expectSlide(page, 5);
  });

  test('a swipe is not lost while the page is busy', async ({page}) => {
    await visit(page, `${DECK}?vista=presentador#4`);
    await expectSlide(page, 4);
    await page.evaluate(() => {
      const work = (): void => {
        const end = performance.now() + 400;
        while (performance.now() < end);
      };
      for (const type of ['touchstart', 'touchmove', 'touchend'])
        window.addEventListener(type, work, {capture: true, passive: true});
    });
    const box = (await page.getByRole('region', {name: 'Diapositiva actual'}).boundingBox())!;
    const y = box.y + 60;
    await drag(page, [
      [280, y],
      [200, y],
      [120, y],
    ]);
    await expectSlide(page, 5);
  });
});

test.describe('zoom', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 640}});

  test('two fingers zoom and never move; while zoomed, one finger pans', async ({page}) => {
    await openDeck(page, '#6');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizePinchGesture', {x: 180, y: 300, scaleFactor: 2.5});
    await expect.poll(() => page.evaluate(() => window.visualViewport!.scale)).toBeGreaterThan(1.5);
    await expectSlide(page, 6);
    await expect(page.locator('ol[data-zoomed]')).toHaveCount(1);
    for (const [from, to] of [
      [260, 110],
      [110, 260],
    ] as const)
      await drag(page, [
        [from, 300],
        [185, 301],
        [to, 302],
      ]);
    await expectSlide(page, 6);
    await session.send('Emulation.setPageScaleFactor', {pageScaleFactor: 1});
    await expect(page.locator('ol[data-zoomed]')).toHaveCount(0);
  });

  test('a long slide scrolls at double text, and scrolling moves nothing', async ({page}) => {
    await openDeck(page, '#9');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    expect(await shown(page).evaluate((slide) => slide.scrollHeight - slide.clientHeight)).toBeGreaterThan(
      20,
    );
    await shown(page).evaluate((slide) => slide.scrollTo(0, 9999));
    expect(await shown(page).evaluate((slide) => slide.scrollTop)).toBeGreaterThan(20);
    await expectSlide(page, 9);
  });
});

test.describe('oblique', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 640}});

  test('a gesture at 45 degrees and one from the right edge are the browser\u2019s', async ({page}) => {
    await openDeck(page, '#4');
    await drag(page, [
      [260, 200],
      [185, 275],
      [110, 350],
    ]);
    await drag(page, [
      [350, 300],
      [250, 300],
      [150, 300],
    ]);
    await page.waitForTimeout(200);
    await expectSlide(page, 4);
  });
});
