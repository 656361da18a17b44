import type {CDPSession, Page} from '@playwright/test';

import {belowHeader} from '../support/sticky';
import {expect, test} from '../support/test';

/** A cheap phone on slow data: 400 kbit/s, 400 ms, a processor six times slower. */
async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  return session;
}

/** Everything has arrived and the page has had two frames to move. */
async function complete(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          done(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as {value: number}).value, 0),
          );
        }).observe({type: 'layout-shift', buffered: true});
        // No shift at all is never reported.
        setTimeout(() => done(0), 500);
      }),
  );

test.describe('on slow data and a slow phone', () => {
  test.use({viewport: {width: 360, height: 740}});
  test.setTimeout(120_000);

  for (const [address, id] of [
    ['/ley-2503-de-2025#articulo-15', 'articulo-15'],
    ['/ley-2491-de-2025#alertas', 'alertas'],
    ['/emotional-mind#video-paso-5', 'video-paso-5'],
  ] as const) {
    test(`${address} stays where the reader landed`, async ({page}) => {
      await slow(page);
      await page.goto(address, {waitUntil: 'commit'});
      await complete(page);
      const landed = await belowHeader(page, id);
      expect(landed).toBeGreaterThanOrEqual(0);
      expect(landed).toBeLessThan(130);
      expect(await shifts(page)).toBeLessThan(0.05);
      // Scripts, when the visitor asks for them, move nothing either.
      await page.keyboard.press('Shift');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 60_000});
      await expect(page.locator('[data-waking]')).toHaveCount(0, {timeout: 60_000});
      await complete(page);
      expect(Math.abs((await belowHeader(page, id)) - landed)).toBeLessThan(3);
    });
  }

  test('the first press of a link to an article of another page lands on it', async ({page}) => {
    await slow(page);
    await page.goto('/socioemociograma');
    await page.locator('main a[href="/ley-2491-de-2025#articulo-7"]').last().click();
    await expect(page).toHaveURL('/ley-2491-de-2025#articulo-7', {timeout: 60_000});
    await expect(page.locator('#articulo-7')).toBeInViewport({timeout: 60_000});
    await complete(page);
    await expect.poll(() => belowHeader(page, 'articulo-7')).toBeGreaterThanOrEqual(0);
    await expect.poll(() => belowHeader(page, 'articulo-7')).toBeLessThan(130);
  });
});

// Smooth scrolling would be measured on its way.
test.describe('however one gets there', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});
  test('direct load, the rail and the search land at the same height', async ({page}) => {
    const landed: number[] = [];
    const note = async (): Promise<void> => {
      await expect(page.locator('#articulo-11')).toBeInViewport();
      await complete(page);
      landed.push(await belowHeader(page, 'articulo-11'));
    };
    await page.goto('/ley-2503-de-2025#articulo-11');
    await note();
    await page.goto('/ley-2503-de-2025');
    await page
      .getByRole('navigation', {name: 'Artículos de la ley'})
      .locator('a[href="#articulo-11"]')
      .first()
      .click();
    await note();
    await page.goto('/');
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await page.getByRole('searchbox').fill('articulo 11 ley 2503');
    await page
      .getByRole('dialog')
      .locator('[data-result][href="/ley-2503-de-2025#articulo-11"]')
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await note();
    expect(Math.max(...landed) - Math.min(...landed)).toBeLessThan(6);
  });
});

test.describe('a law is laid out bit by bit', () => {
  const LAW = '/ley-2503-de-2025';
  const isLaidOut = (page: Page): Promise<boolean> =>
    page.evaluate(() =>
      document.querySelector('#articulo-13')!.checkVisibility({contentVisibilityAuto: true}),
    );

  /** Idle moments come when the test says so: a busy machine has few, a quiet one has them at once. */
  const holdIdle = async (page: Page): Promise<() => Promise<void>> => {
    await page.addInitScript(() => {
      const calls: (() => void)[] = [];
      let isHeld = true;
      window.requestIdleCallback = (call) => {
        const run = (): void => call({didTimeout: false, timeRemaining: () => 50});
        return isHeld ? calls.push(run) : window.setTimeout(run);
      };
      Object.assign(window, {
        releaseIdle: () => {
          isHeld = false;
          calls.forEach((call) => call());
        },
      });
    });
    return () => page.evaluate(() => (window as unknown as {releaseIdle: () => void}).releaseIdle());
  };

  test('what is far is laid out once the page rests, and the reader stays in place', async ({page}) => {
    const rest = await holdIdle(page);
    await page.goto(LAW);
    await complete(page);
    expect(await isLaidOut(page)).toBe(false);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1400);
    const topOf = (): Promise<number> =>
      page.evaluate(() => Math.round(document.querySelector('#articulo-1')!.getBoundingClientRect().top));
    const before = await topOf();
    await rest();
    await expect(page.locator('html')).not.toHaveAttribute('data-later');
    expect(await isLaidOut(page)).toBe(true);
    expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
    await expect(page.locator('main [style]')).toHaveCount(0);
  });

  test('what is far waits, and a link, the address or End lead to its right place', async ({page}) => {
    await holdIdle(page);
    await page.goto(LAW);
    await complete(page);
    expect(await isLaidOut(page)).toBe(false);
    await page.keyboard.press('End');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
      .toBeLessThan(2);
    await expect.poll(() => isLaidOut(page)).toBe(true);

    await page.goto(LAW);
    await complete(page);
    await page.evaluate(() => {
      location.hash = 'articulo-13';
    });
    await expect.poll(() => belowHeader(page, 'articulo-13')).toBeGreaterThanOrEqual(0);
    await expect.poll(() => belowHeader(page, 'articulo-13')).toBeLessThan(130);
  });

  test('nothing waits where the page opens further down', async ({page}) => {
    await page.goto(`${LAW}#articulo-5`);
    await complete(page);
    expect(await isLaidOut(page)).toBe(true);

    await page.goto(LAW);
    await complete(page);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2900);
    const before = await page.evaluate(() => scrollY);
    await page.reload();
    await complete(page);
    expect(await isLaidOut(page)).toBe(true);
    // The browser puts the reader back where the page was.
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
  });

  test('paper has all of it', async ({page}) => {
    await page.goto(LAW);
    await complete(page);
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });
});
