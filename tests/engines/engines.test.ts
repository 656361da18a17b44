import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {LAW_ROUTES, ROUTES} from '../support/pages';
import {click, isShown, until} from './act';
import {ENGINES, type Engine, type Tab} from './browsers';
import {openSite, PROBE, type WatchedSite} from './site';

/** Widths of the window; WebKitGTK's own browser cannot be narrower than 447 px. */
const WIDTHS = [450, 1280] as const;
const HEIGHT = 900;
const LAW = LAW_ROUTES[0];

interface Box {
  readonly name: string;
  readonly isMark: boolean;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where the large parts of a page and the marks of its charts stand, and how far it can be scrolled sideways.
 * The box of an SVG in an SVG is its window in one engine and its content, unscaled, in another: its marks count.
 */
function measure(): {boxes: Box[]; sideways: number; width: number; height: number} {
  const parts = document.querySelectorAll<HTMLElement | SVGElement>(
    'body > * header, main, main > * > section, main article, main figure, main figure svg > :not(text, g, defs, svg), footer',
  );
  return {
    boxes: [...parts].map((part) => {
      const {left, width, height} = part.getBoundingClientRect();
      const isMark = Boolean(part.parentElement?.closest('svg'));
      return {isMark, name: `${part.localName} ${part.textContent?.slice(0, 30)}`, left, width, height};
    }),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    width: innerWidth,
    height: innerHeight,
  };
}

/** Waits for the fonts and lays out all of a page at once, also what waits until it is near the window. */
const settle = async (tab: Tab): Promise<void> => {
  await until(tab, 'fonts are there', () => document.fonts.status === 'loaded');
  await tab.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(whole);
  });
};

let site: WatchedSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.cut());

const name = process.env['ENGINE'] as keyof typeof ENGINES;

describe(name, () => {
  let engine: Engine;
  let tab: Tab;
  beforeAll(async () => {
    engine = await ENGINES[name]();
  }, 60_000);
  // Puppeteer waits in vain for the page after one that Firefox brought back from its memory, of any site.
  beforeEach(async () => {
    tab = await engine.open();
  });
  afterAll(() => engine?.quit());

  const visit = async (route: string, width = 1280): Promise<void> => {
    await tab.resize(width, HEIGHT);
    await tab.goto(site.url + route);
  };
  /** After every journey one may go back and forward and the page lives; none ends with a complaint of a page. */
  const journey = (title: string, run: () => Promise<void>): void => {
    test(title, async () => {
      await visit('/proteccion-datos');
      site.problems();
      await run();
      const end = await tab.evaluate(() => location.href);
      await tab.evaluate(() => history.back());
      await until(tab, 'what was before', (href) => location.href !== href, end);
      await tab.evaluate(() => history.forward());
      await until(
        tab,
        'the end again, drawn',
        async (href) => {
          await new Promise((drawn) => requestAnimationFrame(drawn));
          return location.href === href;
        },
        end,
      );
      // A field keeps its keys.
      await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
      await tab.press('/');
      await until(tab, 'search opens', isShown, '#buscador');
      expect(site.problems()).toEqual([]);
    });
  };

  describe.each(WIDTHS)('at %i px', (width) => {
    let chromium: Engine;
    let model: Tab;
    beforeAll(async () => {
      chromium = await ENGINES.chromium();
      model = await chromium.open();
    }, 60_000);
    afterAll(() => chromium?.quit());

    test.each(ROUTES)('%s: laid out as in Chromium, without a complaint', async (route) => {
      site.problems();
      await visit(route, width);
      await settle(tab);
      const own = await tab.evaluate(measure);
      await model.resize(own.width, own.height);
      await model.goto(site.url + route);
      await settle(model);
      const expected = await model.evaluate(measure);
      expect(own.sideways).toBe(0);
      expect(own.boxes.map((box) => box.name)).toEqual(expected.boxes.map((box) => box.name));
      const off = own.boxes.flatMap((box, index) => {
        const other = expected.boxes[index]!;
        const offset = Math.abs(box.left + box.width / 2 - other.left - other.width / 2);
        // The box of a mark holds its stroke in one engine and not in another; its middle is the same.
        if (box.isMark) return offset <= 12 ? [] : [{box, other}];
        // Engines round the width of letters in their own ways: a line more or two is no fault.
        const isAsTall = Math.abs(box.height - other.height) <= Math.max(100, other.height * 0.1);
        const isInPlace = Math.abs(box.left - other.left) <= 12 && Math.abs(box.width - other.width) <= 24;
        return isAsTall && isInPlace ? [] : [{box, other}];
      });
      expect(off).toEqual([]);
      expect(site.problems()).toEqual([]);
    });
  });

  journey('a menu opens, moves by arrows, closes with Escape', async () => {
    await visit('/');
    await tab.evaluate(() => document.querySelector<HTMLElement>('[name=site-menu] > summary')?.focus());
    await tab.press('Enter');
    await until(tab, 'the panel is open', isShown, '[name=site-menu][open] a');
    await tab.press('ArrowDown');
    await until(tab, 'the first entry has the focus', () =>
      document.activeElement?.matches('[name=site-menu][open] a'),
    );
    await tab.press('Escape');
    await until(tab, 'the panel is closed', () => !document.querySelector('[name=site-menu][open]'));
  });

  journey('the drawer opens, unfolds a group, leads to a page', async () => {
    await visit('/', WIDTHS[0]);
    await click(tab, 'button[popovertarget="menu-del-sitio"]', 'Abrir');
    await until(tab, 'the drawer is shown', isShown, '#menu-del-sitio');
    await click(tab, '#menu-del-sitio details:not([open]) > summary');
    await click(tab, '#menu-del-sitio details[open] a[href^="/"]');
    await until(tab, 'another page is there', () => location.pathname !== '/');
    expect(await tab.evaluate(isShown, '#menu-del-sitio')).toBe(false);
  });

  journey('one question is open at a time', async () => {
    await visit('/');
    await click(tab, '[aria-labelledby=preguntas] details:nth-of-type(1) > summary');
    await click(tab, '[aria-labelledby=preguntas] details:not([open]) > summary');
    await until(
      tab,
      'one is open',
      () => document.querySelectorAll('[aria-labelledby=preguntas] details[open]').length === 1,
    );
  });

  journey('a law is read as a family, and back', async () => {
    await visit(LAW);
    await click(tab, 'nav a[href*="rol=familia"]');
    await until(tab, 'articles are marked', () =>
      document.querySelector('main')?.textContent?.includes('Le concierne a las familias'),
    );
    await tab.evaluate(() => history.back());
    await until(
      tab,
      'marks are gone',
      () => !document.querySelector('main')?.textContent?.includes('Le concierne a las familias'),
    );
  });

  journey('an article is shared', async () => {
    await visit(LAW);
    await click(tab, 'article summary', 'Citar');
    await click(tab, 'article details[open] button', 'Copiar enlace');
    await until(tab, 'an answer', () =>
      /copiad|No se pudo copiar/.test(
        document.querySelector('article details[open] [role=status]')?.textContent ?? '',
      ),
    );
  });

  journey('search leads to a result by keyboard', async () => {
    await visit('/');
    const before = site.asked.length;
    await tab.press('/');
    await until(tab, 'the field has the focus', () => document.activeElement?.id === 'buscador-campo');
    await tab.type('acoso');
    await until(tab, 'results', isShown, '#buscador [data-answered="acoso"] a[href]');
    await tab.press('ArrowDown');
    await tab.press('Enter');
    await until(tab, 'a page of the results', () => location.pathname !== '/');
    expect(site.asked.slice(before).filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  });

  journey('an address with a search opens its results', async () => {
    await visit('/?buscar=acoso');
    await until(tab, 'results', isShown, '#buscador [data-answered="acoso"] a[href]');
  });

  journey('ticks of the checklist are kept', async () => {
    await visit(LAW);
    await click(tab, 'section:has(#alertas) input[type=checkbox]');
    await until(
      tab,
      'it is ticked',
      () => document.querySelector<HTMLInputElement>('section:has(#alertas) input')?.checked,
    );
    await until(tab, 'progress is told', () =>
      /\b1 de \d+ revisad/.test(document.querySelector('section:has(#alertas)')?.textContent ?? ''),
    );
    await tab.reload();
    await tab.evaluate(() => document.querySelector('#alertas')?.scrollIntoView());
    await until(
      tab,
      'it is ticked again',
      () => document.querySelector<HTMLInputElement>('section:has(#alertas) input')?.checked,
    );
  });

  journey('the cost of a year is counted', async () => {
    await visit('/');
    await click(tab, '#estudiantes');
    await tab.type('850');
    await until(tab, 'the answer', () =>
      /\$/.test(document.querySelector('[data-prices] [role=status]')?.textContent ?? ''),
    );
  });

  journey('the colour mode is kept on the next page', async () => {
    await visit('/');
    const before = await tab.evaluate(() => document.documentElement.dataset['theme']);
    await click(tab, 'header .icon-button', 'Cambiar a modo');
    await until(
      tab,
      'the mode has changed',
      (mode) => document.documentElement.dataset['theme'] !== mode,
      before,
    );
    await click(tab, 'main a[href="/ley-2491-de-2025"]');
    await until(tab, 'the law is there', () => location.pathname === '/ley-2491-de-2025');
    expect(await tab.evaluate(() => document.documentElement.dataset['theme'])).not.toBe(before);
  });

  journey('the deck moves by keys, and its presenter moves it', async () => {
    await visit('/webinardiapositivas');
    // The controls are drawn before anything listens.
    await until(tab, 'the show is alive', isShown, '[data-live]');
    await tab.press('ArrowRight');
    await until(tab, 'the second slide', () => location.hash.endsWith('2'));
    await tab.press('s');
    await expect.poll(async () => (await engine.tabs()).length).toBeGreaterThan(1);
    const presenter = (await engine.tabs()).at(-1)!;
    await until(presenter, 'the presenter follows', () => document.body.textContent?.includes('2 / 11'));
    await presenter.press('ArrowRight');
    await until(tab, 'the show follows', () => location.hash.endsWith('3'));
    await presenter.evaluate(() => window.close());
  });

  journey('full screen that the browser takes after a rest is told', async () => {
    await visit('/webinardiapositivas');
    await until(tab, 'the show is alive', isShown, '[data-live]');
    await tab.press('f');
    await until(tab, 'it fills the screen', () => Boolean(document.fullscreenElement));
    await tab.press('b');
    await until(tab, 'the controls rest', isShown, '[data-full][data-idle]');
    // Escape is the browser's own there: it leaves full screen, and the page hears of it afterwards.
    await tab.evaluate(() => document.exitFullscreen());
    await until(tab, 'the notice', () =>
      document.body.textContent?.includes('El navegador salió de pantalla completa'),
    );
  });

  test('search goes on at the first press once the line is back', async () => {
    // At an address whose worker never comes: it would answer in place of the line.
    const lost = await openSite();
    const {change} = lost;
    lost.change = (pathname, body) =>
      pathname === '/sw.js' ? {status: 404, body: ''} : change?.(pathname, body);
    await tab.resize(1280, HEIGHT);
    await tab.goto(`${lost.url}/proteccion-datos`);
    await tab.press('/');
    await until(tab, 'the panel is there', isShown, '#buscador [data-answered]');
    await lost.cut();
    await tab.type('acoso');
    await until(tab, 'the problem is told', isShown, '#buscador [role=alert]');
    await lost.mend();
    await click(tab, '#buscador button', 'Intentar de nuevo');
    await until(tab, 'results', isShown, '#buscador [data-answered="acoso"] a[href]');
    await tab.goto('about:blank');
    await lost.cut();
  });

  test('a page that was read opens again without a line', async () => {
    await visit(LAW);
    await tab.press('Shift');
    await until(tab, 'the worker is there', () => Boolean(navigator.serviceWorker?.controller));
    await until(tab, 'the page is saved', async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('catedra-pages'));
      return Boolean(name && (await (await caches.open(name)).match(location.pathname)));
    });
    await site.cut();
    await tab.reload();
    expect(await tab.evaluate(() => document.querySelectorAll('article h2').length)).toBeGreaterThan(5);
    await site.mend();
  });

  // Firefox calls it «A ServiceWorker intercepted the request and encountered an unexpected error».
  test('a script that the line cuts short on its way through the worker is asked again', async () => {
    const torn = await openSite({isKept: false});
    const {change} = torn;
    await tab.resize(1280, HEIGHT);
    await tab.goto(torn.url + LAW);
    await tab.press('Shift');
    await until(tab, 'the worker is there', () => Boolean(navigator.serviceWorker?.controller));
    torn.change = (pathname, body) =>
      pathname.endsWith('.js') && pathname !== PROBE && pathname !== '/sw.js'
        ? {body: body(), type: 'text/javascript', isCutShort: true}
        : change?.(pathname, body);
    await tab.evaluate(async () => Promise.all((await caches.keys()).map((key) => caches.delete(key))));
    await tab.reload();
    await tab.press('Shift');
    await until(tab, 'the script has not come', () => document.documentElement.dataset['scripts'] === 'held');
    expect(torn.problems().join()).toContain('not loaded: <script');
    torn.change = change;
    await tab.press('Shift');
    await until(tab, 'all lives', () => document.documentElement.dataset['hasHydrated'] === 'true');
    await tab.goto('about:blank');
    await torn.cut();
  });

  test('on a slow line a menu, a link before the scripts are there, and back: all of the page lives', async () => {
    // At an address of its own, so that nothing is here yet.
    const slow = await openSite();
    await tab.resize(1280, HEIGHT);
    await tab.goto(slow.url + LAW);
    slow.delay = 2000;
    await click(tab, '[name=site-menu] > summary');
    expect(await tab.evaluate(() => document.documentElement.dataset['hasHydrated'])).not.toBe('true');
    await click(tab, '[name=site-menu][open] a[href^="/"]');
    await until(tab, 'another page is there', (law) => location.pathname !== law, LAW);
    slow.delay = 300;
    await tab.evaluate(() => history.back());
    await until(
      tab,
      'the law is back',
      (law) => location.pathname === law && document.readyState === 'complete',
      LAW,
    );

    await tab.press('/');
    await until(tab, 'the field has the focus', () => document.activeElement?.id === 'buscador-campo');
    await tab.type('acoso');
    await until(tab, 'results', isShown, '#buscador [data-answered="acoso"] a[href]');
    await tab.press('Escape');
    const mode = await tab.evaluate(() => document.documentElement.dataset['theme']);
    await click(tab, 'header .icon-button', 'Cambiar a modo');
    await until(
      tab,
      'the mode has changed',
      (before) => document.documentElement.dataset['theme'] !== before,
      mode,
    );
    await click(tab, 'nav a[href*="rol=familia"]');
    await until(tab, 'articles are marked', () =>
      document.querySelector('main')?.textContent?.includes('Le concierne a las familias'),
    );
    expect(await tab.evaluate(() => document.documentElement.dataset['scripts'])).not.toBe('failed');
    expect(slow.problems()).toEqual([]);
    await tab.goto('about:blank');
    await slow.cut();
  });
});
