import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {run} from './lib.mjs';

// Finds a Chromium for printing and for the browser tests: one that is present, else Playwright's installer, else
// Debian's package.

const CANDIDATES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// A Chromium without windows: a page costs a third of what it costs in the whole browser.
const SHELL = '/usr/bin/chromium-headless-shell';

const present = () => CANDIDATES.find((file) => file && fs.existsSync(file));

async function playwrightChromium() {
  const {chromium} = await import('playwright');
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/** Path of a Chromium that is there, or undefined. */
export const findBrowser = async () => present() ?? (await playwrightChromium());

/** Path of a Chromium, installed when there is none. Ends the process with the cure when that fails. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;

  console.log('Instalando el navegador de las pruebas…');
  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium']) === 0) {
    const installed = await playwrightChromium();
    if (installed) return installed;
  }
  if (spawnSync('apt-get', ['--version']).status === 0) {
    run('apt-get', ['update']);
    for (const name of ['chromium', 'chromium-headless-shell'])
      run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    const installed = present();
    if (installed) return installed;
  }
  console.error(
    'No se pudo instalar un navegador. Instale Chromium o Chrome y ponga su ruta en CHROME_PATH.',
  );
  process.exit(1);
}

/**
 * Environment of the browser tests: `CHROME_PATH` is the whole browser, for what only that has, and
 * `SHELL_PATH` what pages are tested in, if there is a shell (empty is Playwright's own). A `CHROME_PATH` that
 * somebody set is used for all.
 */
export async function testBrowsers() {
  const found = await ensureBrowser();
  if (process.env.CHROME_PATH) return {CHROME_PATH: found};
  if (fs.existsSync(SHELL)) return {CHROME_PATH: found, SHELL_PATH: SHELL};
  return {CHROME_PATH: found, SHELL_PATH: found === (await playwrightChromium()) ? '' : undefined};
}
