import type {Browser, Page} from 'playwright';

import type {Kit} from './kits';
import {observe} from './observe';
import {applyProfile, type Profile} from './profiles';
import type {Answer, Kind, Server} from './server';

/** What one run measured of one page; a figure that could not be taken is missing. */
export type Figures = {readonly [name: string]: number};

export interface Target {
  readonly server: Server;
  readonly kit: Kit;
  readonly route: string;
  readonly profile: Profile;
}

const KINDS: readonly Kind[] = ['html', 'css', 'script', 'font', 'image', 'other'];
/** No answer for so long means that the page has what it wants. */
const QUIET = 1200;
const LIMIT = 30_000;

/** The icon is asked for by some browsers and by others not. */
const counts = ({path}: Answer): boolean => !/favicon|manifest|apple-touch|\/img\/icon/.test(path);
export const total = (answers: readonly Answer[]): number => answers.reduce((sum, {bytes}) => sum + bytes, 0);

export async function quiet(server: Server): Promise<void> {
  const end = Date.now() + LIMIT;
  let seen = -1;
  while (seen !== server.answers.length && Date.now() < end) {
    seen = server.answers.length;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
}

/** A page with an empty cache, slowed down as the profile says. A worker is kept out unless it is measured too. */
export async function newPage(
  browser: Browser,
  profile: Profile,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    isMobile: profile.isMobile,
    hasTouch: profile.isMobile,
    locale: 'es-CO',
    serviceWorkers,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await applyProfile(page, profile);
  return page;
}

/** Bytes by type and requests among answers. */
export function weigh(answers: readonly Answer[]): Record<string, number> {
  const own = answers.filter((answer) => counts(answer) && !answer.isPrefetch);
  const figures: Record<string, number> = {};
  for (const kind of KINDS) figures[`${kind} bytes`] = total(own.filter((answer) => answer.kind === kind));
  figures['all bytes'] = total(own);
  figures['prefetch bytes'] = total(answers.filter((answer) => counts(answer) && answer.isPrefetch));
  figures.requests = own.length;
  return figures;
}

/** A first sign that the visitor wants more than reading: the pointer on a control, then a key. */
export async function showIntent(page: Page): Promise<void> {
  const control = page.locator('header button:visible, header summary:visible').first();
  if ((await control.count()) > 0) await control.hover();
  await page.keyboard.press('Tab');
  // A link to skip to the content, now in focus, would lie over the header.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Loads a page cold, waits until it is quiet, then shows intent and waits again. */
export async function measureLoad(browser: Browser, {server, route, profile}: Target): Promise<Figures> {
  const page = await newPage(browser, profile);
  const from = server.answers.length;
  await page.goto(server.origin + route, {waitUntil: 'load', timeout: 60_000});
  await quiet(server);
  const load = await page.evaluate(() => window.benchLoad());
  const before = server.answers.slice(from);
  await showIntent(page);
  await quiet(server);
  const scripts = server.answers.slice(from).filter(({kind}) => kind === 'script');
  const after = scripts.filter(({isPrefetch}) => !isPrefetch);
  // A page whose islands wake by themselves does not show what a touch alone brings.
  const asleep = await page.evaluate(() => !document.querySelector('[data-live],[data-waking]'));
  const byItself = before.filter(({kind, isPrefetch}) => kind === 'script' && !isPrefetch);
  await page.context().close();
  return {
    ...weigh(before),
    'script after intent bytes': total(after),
    ...(asleep ? {'first touch script bytes': total(scripts) - total(byItself)} : {}),
    ...(load.fcp === undefined ? {} : {'FCP ms': load.fcp}),
    ...(load.lcp === undefined ? {} : {'LCP ms': load.lcp}),
    CLS: load.cls,
    'blocking ms': load.tbt,
  };
}
