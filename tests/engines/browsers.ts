import {spawn} from 'node:child_process';
import fs from 'node:fs';

import puppeteer, {type Browser, type KeyInput, type Page} from 'puppeteer-core';
import {Builder, Key, type WebDriver} from 'selenium-webdriver';
import {vi} from 'vitest';

/** A tab of any of the engines: the little that the journeys need, with real presses and keys. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs in the page. The function may use nothing from outside but its arguments. */
  readonly evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** A named key, or one character. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
}

export interface Engine {
  /** A tab in place of those before, where the engine can have another. */
  readonly open: () => Promise<Tab>;
  /** All tabs and windows, in the order in which they came. */
  readonly tabs: () => Promise<Tab[]>;
  readonly quit: () => Promise<void>;
}

function puppeteerTab(page: Page): Tab {
  return {
    goto: async (url) => void (await page.goto(url, {waitUntil: 'load'})),
    reload: async () => void (await page.reload({waitUntil: 'load'})),
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
  };
}

async function puppeteerEngine(browser: Browser): Promise<Engine> {
  return {
    open: async () => {
      const before = await browser.pages();
      const page = await browser.newPage();
      await Promise.all(before.map((old) => old.close()));
      return puppeteerTab(page);
    },
    tabs: async () => (await browser.pages()).map(puppeteerTab),
    quit: () => browser.close(),
  };
}

/** Firefox over WebDriver BiDi, the protocol that needs no program between. */
async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {'intl.accept_languages': 'es-CO, es', 'dom.disable_open_during_load': false},
  });
  return puppeteerEngine(browser);
}

/** Chromium, whose boxes the others are compared with. */
async function chromium(): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath: process.env['CHROME_PATH'],
    headless: true,
    args: ['--no-sandbox', '--disable-background-networking', '--lang=es-CO'],
  });
  return puppeteerEngine(browser);
}

const MINI_BROWSER = ['4.1', '4.0', '6.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find((file) => fs.existsSync(file));

const SELENIUM_KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  End: Key.END,
  Home: Key.HOME,
  Tab: Key.TAB,
  Shift: Key.SHIFT,
  Space: ' ',
};

function seleniumTab(driver: WebDriver, handle: string): Tab {
  const here = async (): Promise<WebDriver> => {
    await driver.switchTo().window(handle);
    return driver;
  };
  const keys = async (text: string): Promise<void> => {
    await (await here()).actions().sendKeys(text).perform();
  };
  return {
    goto: async (url) => (await here()).get(url),
    reload: async () => (await here()).navigate().refresh(),
    evaluate: async (run, ...args) =>
      (await here()).executeScript(`return (${run.toString()})(...arguments)`, ...args) as never,
    clickAt: async (x, y) => {
      const point = {x: Math.round(x), y: Math.round(y), origin: 'viewport' as never};
      await (await here()).actions().move(point).click().perform();
    },
    press: (key) => keys(SELENIUM_KEYS[key] ?? key),
    type: keys,
    resize: async (width, height) => {
      await here();
      await driver.manage().window().setRect({width, height, x: 0, y: 0});
    },
  };
}

/** Safari's engine: WebKitGTK in its own small browser, over classic WebDriver. */
async function webkit(): Promise<Engine> {
  if (!MINI_BROWSER) throw new Error('MiniBrowser, de webkit2gtk-driver, no está en esta máquina.');
  const port = 9515 + (process.pid % 1000);
  const address = `http://127.0.0.1:${port}`;
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {stdio: 'ignore'});
  // It listens a moment later.
  await vi.waitFor(() => fetch(`${address}/status`), {timeout: 20_000, interval: 200});
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {binary: MINI_BROWSER, args: ['--automation']},
    })
    .build();
  const tabs = async (): Promise<Tab[]> =>
    (await driver.getAllWindowHandles()).map((handle) => seleniumTab(driver, handle));
  return {
    open: async () => (await tabs())[0]!,
    tabs,
    quit: async () => {
      await driver.quit();
      service.kill();
    },
  };
}

export const ENGINES = {firefox, webkit, chromium} as const;
