import {chromium} from 'playwright';

import {kitOf} from './kits';
import {measureLoad, type Figures, type Target} from './measure';
import {measureMenu, measureNavigation, measureSearch, measureSearchFromRest} from './interact';
import {medianOf} from './numbers';
import {PROFILES} from './profiles';
import type {Medians} from './results';
import {serve} from './server';

/** What stands for each kind of page. The generated projects have the same addresses. */
export const PAGES: Readonly<Record<string, string>> = {
  law: '/ley-2491-de-2025',
  home: '/',
  tool: '/socioemociograma',
  plans: '/#planes',
};

export interface Plan {
  readonly folders: readonly {readonly name: string; readonly path: string}[];
  readonly profiles: readonly string[];
  readonly pages: readonly string[];
  readonly runs: number;
  readonly chrome: string;
  readonly log: (line: string) => void;
}

const mergeMedians = (runs: readonly Figures[]): Figures => {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(names.map((name) => [name, medianOf(runs.map((run) => run[name]))!]));
};

/**
 * Measures every page of every folder under every profile, all of them once before any of them again, so
 * that a busy minute of the machine touches all alike. The first round only warms server and browser.
 */
export async function run({folders, profiles, pages, runs, chrome, log}: Plan): Promise<Medians> {
  const browser = await chromium.launch({
    executablePath: chrome,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  const sites = await Promise.all(
    folders.map(async ({name, path}) => ({name, kit: kitOf(path), server: await serve(path)})),
  );
  const targets = sites.flatMap(({name, kit, server}) =>
    PROFILES.filter((profile) => profiles.includes(profile.name)).flatMap((profile) =>
      pages.map((page) => ({name, page, target: {kit, server, profile, route: PAGES[page]!} as Target})),
    ),
  );
  const collected = targets.map((): Figures[] => []);
  try {
    // Brotli is made at the first request: what was asked for once is sent at once.
    const warm = PROFILES.find(({name}) => name === 'desktop')!;
    for (const {target} of targets.filter(({target: {profile}}) => profile.name === profiles[0])) {
      await measureLoad(browser, {...target, profile: warm});
      await measureSearch(browser, {...target, profile: warm});
    }
    for (let round = 1; round <= runs; round += 1) {
      for (const [index, {name, page, target}] of targets.entries()) {
        log(`round ${round} of ${runs}: ${name}, ${page}, ${target.profile.name}`);
        collected[index]!.push({
          ...(await measureLoad(browser, target)),
          ...(await measureMenu(browser, target)),
          ...(await measureNavigation(browser, target)),
          ...(await measureSearch(browser, target)),
          ...(await measureSearchFromRest(browser, target)),
        });
      }
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(({server}) => server.close()));
  }
  const medians: Record<string, Record<string, Record<string, Figures>>> = {};
  targets.forEach(({name, page, target: {profile}}, index) => {
    ((medians[name] ??= {})[profile.name] ??= {})[page] = mergeMedians(collected[index]!);
  });
  return medians;
}
