import {expect, test as base, type Page} from '@playwright/test';

interface Guard {
  /** Lets one expected message or request pass; every use says why. */
  readonly allow: (pattern: RegExp) => void;
}

/**
 * Every browser test fails on a console error or warning, an exception, a failed request, a
 * violation of the content policy (in other windows of the test too), or a request to another host
 * that nobody asked for.
 */
export const test = base.extend<{guard: Guard}>({
  guard: [
    async ({page, context, baseURL}, use) => {
      const problems: string[] = [];
      // Chromium tells a transition between pages that it skipped as an exception of the page.
      const allowed = [/^exception: Transition was aborted because of invalid state/];
      const host = new URL(baseURL!).hostname;
      page.on('console', (message) => {
        // The configuration blocks the worker, and the browser's driver says so.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
      });
      // The event comes for every violation, the console's message not for every kind.
      await context.exposeBinding('reportViolation', (_source, text: string) => void problems.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
          reportViolation(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A page that is left cancels what it was still loading.
        if (!reason.includes('ERR_ABORTED')) problems.push(`request: ${request.url()} ${reason}`);
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.hostname !== host)
          problems.push(`other host: ${request.url()}`);
      });
      await use({allow: (pattern) => void allowed.push(pattern)});
      expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/**
 * Gives the page a sign of intent that nothing answers, and waits until its script, and what comes alive
 * with the page, is there. Only for what scripts alone do; a press on a control is a sign of its own.
 */
export async function hydrated(page: Page): Promise<void> {
  // A tab that opened a moment ago may not have its document yet.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  // Asked in the page at every frame: from outside, the steps between two looks grow to a second.
  await page.waitForFunction(() => {
    const {dataset} = document.documentElement;
    // A law waits for idle moments to lay out what is far (`browser/later.ts`), and has no right places before;
    // here it happens at once, as when a visitor goes further down.
    delete dataset['later'];
    return dataset['hasHydrated'] === 'true' && !document.querySelector('[data-when=load]:not([data-live])');
  });
}

/** Opens a route and waits until its script is there. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** How far the page can be scrolled sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
