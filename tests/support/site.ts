import fs from 'node:fs';
import path from 'node:path';

import type {BrowserContext} from '@playwright/test';

/** Another port lets a second run of the suite stand beside the first. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4173);
export const SUBPATH_PORT = PORT + 1;
export const BUILD_DIR = path.resolve(__dirname, '../../build');

/** HTML of a built route, as a visitor without scripts receives it. */
export function readPage(route: string, buildDir = BUILD_DIR): string {
  return fs.readFileSync(
    path.join(buildDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`),
    'utf8',
  );
}

/** The headers that `_headers` asks hosts to send with every answer. */
export function sentHeaders(buildDir = BUILD_DIR): Record<string, string> {
  const [rule = ''] = fs.readFileSync(path.join(buildDir, '_headers'), 'utf8').split('\n\n');
  return Object.fromEntries(
    rule
      .split('\n')
      .slice(1)
      .map((line) => {
        const [, name, value] = /^ {2}([^:]+): (.+)$/.exec(line)!;
        return [name!, value!];
      }),
  );
}

/** Answers as a host that reads `_headers` does. Playwright's own server sends none of them. */
export async function sendHeaders(context: BrowserContext): Promise<void> {
  const headers = sentHeaders();
  // A stand-in for https, which the rest of the headers need no more than this one.
  delete headers['Strict-Transport-Security'];
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, headers: {...response.headers(), ...headers}});
    },
  );
}
