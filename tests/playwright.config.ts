import {defineConfig, devices} from '@playwright/test';

import {ARGS} from './support/browser';
import {PORT, SUBPATH_PORT} from './support/site';

const executablePath = process.env['SHELL_PATH'] ?? process.env['CHROME_PATH'];

/** Everything runs against the production build, served as `npm start` serves it. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: './.output/playwright',
  // Text, the same on every system.
  snapshotPathTemplate: '{testDir}/a11y/tree/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // One more than the cores that there are at least, since tests also wait; a fourth gains nothing.
  workers: 3,
  timeout: 120_000,
  // How long to wait for what should appear is not what is tested; a busy machine takes its time.
  expect: {timeout: 15_000},
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    trace: 'off',
    // Only `offline.spec.ts` lets the worker in: elsewhere it would answer before the tests can.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? {executablePath} : {}),
      args: ARGS,
    },
  },
  webServer: [
    {
      command: `node src/tools/scripts/serve.mjs --port ${PORT} --no-open --dir build`,
      cwd: '..',
      url: `http://localhost:${PORT}/`,
      reuseExistingServer: false,
      env: {BASE_URL: '/'},
    },
    {
      command: `node src/tools/scripts/serve.mjs --port ${SUBPATH_PORT} --no-open --dir build-subpath`,
      cwd: '..',
      url: `http://localhost:${SUBPATH_PORT}/catedra/`,
      reuseExistingServer: false,
      env: {BASE_URL: '/catedra/'},
    },
  ],
});
