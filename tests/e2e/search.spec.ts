import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import type {Page} from '@playwright/test';
import {parse} from 'yaml';

import {loadData} from '../../src/data/load';
import {sentHeaders, SUBPATH_PORT} from '../support/site';
import {expect, hydrated, sidewaysScroll, test, visit} from '../support/test';

interface Row {
  readonly busca: string;
  readonly primero: string;
}

const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

const rows = parse(fs.readFileSync(path.join(__dirname, 'search-queries.yaml'), 'utf8')) as Row[];

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Buscar en el sitio'});
const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => dialog(page).locator('[data-result]');
const status = (page: Page) => dialog(page).getByRole('status');

async function open(page: Page, route = '/'): Promise<void> {
  await visit(page, route);
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await expect(field(page)).toBeFocused();
}

/** Types a query and waits for its answer. */
async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(dialog(page).locator('[data-answered]')).toHaveAttribute('data-answered', text.trim());
}

test.describe('answers', () => {
  // The whole table is asked in `tests/content/search.test.ts`, of the same engine and index without a window.
  test('the table of queries has its first results, one in twelve here', async ({page}) => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    await open(page);
    for (const {busca, primero} of rows.filter((_, index) => index % 12 === 0)) {
      await ask(page, busca);
      expect.soft(await results(page).first().getAttribute('href'), busca).toBe(primero);
    }
  });

  test('signs, long texts and words without meaning are explained, never an error', async ({page}) => {
    await open(page);
    // More of them: `query.test.ts` and `tests/content/search.test.ts`.
    for (const text of ['~', '😀', 'xyzxyz']) {
      await ask(page, text);
      await expect(status(page), text).toContainText(/Nada con|Escriba al menos/);
    }
    await ask(page, 'emoción '.repeat(250));
    await expect(results(page).first()).toBeVisible();
    for (const text of ['la ley', '<b>x</b>']) {
      await ask(page, text);
      await expect(status(page), text).not.toBeEmpty();
    }
  });

  test('an error of one letter is mended and said; an unknown word is left out and said', async ({page}) => {
    await open(page);
    await ask(page, 'emosional');
    await expect(status(page)).toContainText('Mostrando resultados de «emocional»');
    await ask(page, 'educación emocional docente xyz');
    await expect(status(page)).toContainText(/Ningún texto tiene «xyz»\. Con lo demás: [2-5] resultados\./);
    await ask(page, 'xyzéxyz colegio');
    await expect(status(page)).toContainText('ningún texto tiene «xyzéxyz»');
    await expect(results(page).first()).toHaveAttribute('href', '/ley-2491-de-2025');
    await ask(page, 'matoneo ECTS');
    await expect(status(page)).toContainText('Ninguna página tiene todas las palabras');
    await expect(results(page).first()).toBeVisible();
  });

  test('signs are plain words: the same question, the same first answers', async ({page}) => {
    await open(page);
    const answersTo = async (text: string): Promise<(string | null)[]> => {
      await ask(page, text);
      return results(page).evaluateAll((links) => links.slice(0, 3).map((a) => a.getAttribute('href')));
    };
    for (const [plain, signed] of [
      ['ley 2491', 'ley: 2491'],
      ['bullying', '+bullying'],
      ['artículo 5', 'artículo: 5'],
      ['regulacion', 'regulación'],
    ] as const) {
      expect(await answersTo(signed), signed).toEqual(await answersTo(plain));
    }
  });

  test('the address of a result is the plain one, and stays it', async ({page}) => {
    await open(page);
    await ask(page, 'factores de riesgo');
    for (const href of await results(page).evaluateAll((links) => links.map((a) => a.getAttribute('href')!)))
      expect(href).not.toMatch(/[?&]|highlight|%/);
    await results(page).first().click();
    await expect(page).toHaveURL('/ley-2503-de-2025#factores-de-riesgo');
    await expect(page.locator('main mark')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('results do not blink to empty while a phrase is typed', async ({page}) => {
    await open(page);
    await ask(page, 'form');
    for (const letter of 'ación en convivencia') {
      await field(page).pressSequentially(letter);
      expect(await results(page).count(), letter).toBeGreaterThan(0);
    }
  });

  test('a section narrows the answers', async ({page}) => {
    await open(page);
    await ask(page, 'familias');
    await page.getByRole('radio', {name: 'Leyes'}).check();
    await expect(status(page)).toContainText('en Leyes');
    for (const href of await results(page).evaluateAll((links) => links.map((a) => a.getAttribute('href'))))
      expect(href).toMatch(/^\/ley-/);
    await page.getByRole('radio', {name: 'Preguntas'}).check();
    await expect(status(page)).toContainText('en Preguntas');
    await expect(results(page).first()).toHaveAttribute('href', /^\/#/);
  });

  test('matches are marked and the section is named', async ({page}) => {
    await open(page);
    await ask(page, 'matoneo verbal');
    await ask(page, 'ciberacoso');
    await expect(dialog(page).locator('mark').first()).toHaveText(/ciberacoso/i);
    await expect(dialog(page).getByText('Instrumentos').last()).toBeVisible();
  });

  test('results that name a place land on it: press, Enter and new tab', async ({page, context}) => {
    const places = [
      ['art. 5', '/ley-2491-de-2025#articulo-5'],
      ['precio', '/#planes'],
      ['abuso de pantallas', '/screening-bienestar-emocional#indicador-abuso-de-pantallas'],
      ['2503 15', '/ley-2503-de-2025#articulo-15'],
    ] as const;
    const atTop = async (target: Page, id: string): Promise<void> =>
      expect(async () => {
        const box = await target.locator(`[id="${id}"]`).boundingBox();
        expect(box!.y, id).toBeGreaterThanOrEqual(0);
        expect(box!.y, id).toBeLessThan(400);
      }).toPass({timeout: 20_000});
    for (const [index, [text, address]] of places.entries()) {
      await open(page);
      await ask(page, text);
      if (index % 2 === 0) await results(page).first().click();
      else await field(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${address.replace(/[/#]/g, '\\$&')}$`));
      await expect(dialog(page)).toBeHidden();
      await atTop(page, address.split('#')[1]!);
    }
    await open(page);
    await ask(page, 'art. 5');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      results(page)
        .first()
        .click({modifiers: ['Control']}),
    ]);
    await expect(tab).toHaveURL(/ley-2491-de-2025#articulo-5$/);
    await tab.bringToFront();
    await hydrated(tab);
    await atTop(tab, 'articulo-5');
  });
});

test.describe('opening and moving', () => {
  test('nothing of search loads before the first intent', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await visit(page, '/');
    await page.waitForTimeout(1500);
    expect(asked.filter((url) => url.includes('/pagefind/'))).toEqual([]);
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await expect.poll(() => asked.some((url) => url.endsWith('/pagefind/pagefind.js'))).toBe(true);
  });

  test('what a first answer needs is asked for at once, and once', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await visit(page, '/');
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/**', async (route) => {
      await arrival;
      await route.continue();
    });
    const ofIndex = (): string[] => asked.filter((path) => path.startsWith('/pagefind/')).sort();
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await expect.poll(ofIndex).toEqual(['/pagefind/pagefind.js', '/pagefind/pagefind.wasm']);
    arrive();
    await ask(page, 'matoneo');
    await expect(results(page).first()).toHaveAttribute('href', '/bullying-test');
    const parts = ofIndex().filter((path) => path.endsWith('.pf_index') || path.endsWith('.pf_fragment'));
    expect(ofIndex().filter((path) => !parts.includes(path))).toEqual([
      '/pagefind/pagefind.js',
      '/pagefind/pagefind.wasm',
      '/pagefind/palabras/grupos.txt',
    ]);
    expect(new Set(parts).size).toBe(parts.length);
  });

  test('slash, Ctrl+K and the address open it; Escape closes and gives the focus back', async ({page}) => {
    await visit(page, '/socioemociograma');
    for (const keys of ['/', 'Control+k', 'Meta+k']) {
      await page.keyboard.press(keys);
      await expect(field(page), keys).toBeFocused();
      await expect(field(page), keys).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page), keys).toBeHidden();
    }
    const button = page.getByRole('button', {name: 'Buscar', exact: true});
    await button.click();
    await field(page).fill('algo');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    await visit(page, '/?buscar=art.%205');
    await expect(field(page)).toHaveValue('art. 5');
    await expect(results(page).first()).toHaveAttribute('href', '/ley-2491-de-2025#articulo-5');
  });

  test('keys do nothing while somebody types or another dialog is open', async ({page}) => {
    await visit(page, '/');
    await page.locator('#estudiantes').focus();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
    await page.setViewportSize({width: 390, height: 800});
    await page.getByRole('button', {name: 'Abrir menú'}).click();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('arrows, Home and End move; a letter goes back to the field; focus stays inside', async ({page}) => {
    await open(page);
    await ask(page, 'familias');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(results(page).last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('s');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('familiass');
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(
        () =>
          document.activeElement === document.body || Boolean(document.activeElement?.closest('#buscador')),
      );
      expect(where).toBe(true);
    }
  });

  test('suggestions first; latest searches are kept, used and cleared', async ({page}) => {
    await open(page);
    for (const name of ['Ley 2491 de 2025', 'Socioemociograma', 'Planes y precios'])
      await expect(dialog(page).getByRole('link', {name})).toBeVisible();
    await ask(page, 'matoneo');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/bullying-test$/);
    // The header is made anew with the page, and a press before that finds nobody.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(dialog(page)).toBeVisible({timeout: 500});
    }).toPass();
    await field(page).fill('');
    await dialog(page).getByRole('button', {name: 'matoneo'}).click();
    await expect(field(page)).toHaveValue('matoneo');
    await field(page).fill('');
    await dialog(page).getByRole('button', {name: 'Borrar'}).click();
    await expect(dialog(page).getByRole('button', {name: 'matoneo'})).toBeHidden();
  });

  test('a browser that keeps nothing searches all the same', async ({page, guard}) => {
    guard.allow(/Docusaurus storage error/);
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('no', 'SecurityError');
      };
      Storage.prototype.getItem = refuse;
      Storage.prototype.setItem = refuse;
    });
    await open(page);
    await ask(page, 'matoneo');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/bullying-test$/);
  });

  test('a phone with its keyboard open', async ({page}) => {
    await page.setViewportSize({width: 390, height: 500});
    await open(page);
    await ask(page, 'art. 5');
    await expect(results(page).first()).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
    await results(page).last().scrollIntoViewIfNeeded();
    const box = await results(page).last().boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({width: 320, height: 568});
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(field(page)).toBeInViewport();
  });

  test('the not-found page searches too', async ({page, guard}) => {
    guard.allow(/404|no-existe/);
    await visit(page, '/no-existe');
    await page.getByRole('button', {name: 'Buscar en el sitio'}).click();
    await ask(page, 'pei');
    await expect(results(page).first()).toHaveAttribute('href', /^\/ley-2491-de-2025/);
  });
});

test.describe('states', () => {
  const problem = (page: Page) => dialog(page).getByRole('alert');

  test('loading shows before anything has arrived, and what was typed is searched when it has', async ({
    page,
  }) => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/pagefind/**', async (route) => {
      await arrival;
      await route.continue();
    });
    await visit(page, '/');
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await page.getByRole('searchbox').fill('matoneo');
    await expect(dialog(page).getByRole('status')).toHaveText(/Preparando|Buscando/);
    await expect(results(page)).toHaveCount(0);
    arrive();
    await expect(results(page).first()).toHaveAttribute('href', '/bullying-test', {timeout: 20_000});
  });

  test('a press before the scripts have come says that search is on its way', async ({page}) => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await visit(page, '/');
    await page.route('**/assets/**', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await expect(dialog(page).getByText('Preparando el buscador…')).toBeVisible();
    await field(page).fill('matoneo');
    arrive();
    await expect(results(page).first()).toHaveAttribute('href', '/bullying-test', {timeout: 20_000});
    await expect(dialog(page).getByText('Preparando el buscador…')).toHaveCount(0);
  });

  test('what was typed and cleared while the index came is not answered', async ({page}) => {
    await page.route('**/pagefind/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await open(page);
    await field(page).pressSequentially('matoneo');
    await field(page).fill('');
    await page.waitForTimeout(3500);
    await expect(status(page)).toBeEmpty();
    await expect(dialog(page).getByRole('link', {name: 'Planes y precios'})).toBeVisible();
    await ask(page, 'matoneo');
    await expect(results(page).first()).toHaveAttribute('href', '/bullying-test');
  });

  for (const [name, file] of [
    ['the reader', '**/pagefind/pagefind.js*'],
    ['the program', '**/pagefind/pagefind.wasm'],
    ['a part of the index', '**/pagefind/index/**'],
    ['a text', '**/pagefind/fragment/**'],
  ] as const) {
    test(`a failed download of ${name} is said and can be tried again`, async ({page, guard}) => {
      guard.allow(/pagefind|ERR_FAILED/);
      await page.route(file, (route) => route.abort());
      await open(page);
      await field(page).fill('matoneo');
      await expect(problem(page)).toContainText('No se pudo descargar');
      await expect(dialog(page).getByRole('link', {name: 'Socioemociograma'})).toBeVisible();
      await page.unroute(file);
      await dialog(page).getByRole('button', {name: 'Intentar de nuevo'}).click();
      await expect(results(page).first()).toHaveAttribute('href', '/bullying-test');
    });
  }

  test('a failed download of the interface is said and can be tried again', async ({page, guard}) => {
    guard.allow(/ERR_FAILED|Loading|chunk/i);
    await visit(page, '/');
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await expect(problem(page)).toContainText('No se pudo descargar el buscador');
    await expect(dialog(page).getByText('Preparando el buscador…')).toBeHidden();
    await field(page).fill('matoneo');
    await page.unroute('**/assets/**');
    await dialog(page).getByRole('button', {name: 'Intentar de nuevo'}).click();
    await expect(results(page).first()).toHaveAttribute('href', '/bullying-test');
  });

  // Some hosts, and the development server, answer any address with a page.
  for (const [how, answer] of [
    ['the host says so', {status: 404, body: 'no'}],
    ['the host answers with a page', {status: 200, contentType: 'text/html', body: '<!doctype html><p>Hola'}],
  ] as const) {
    test(`a missing index: ${how}`, async ({page, guard}) => {
      guard.allow(/404|pagefind|module script/);
      await page.route('**/pagefind/**', (route) => route.fulfill(answer));
      await open(page);
      await expect(problem(page)).toContainText('no está publicado');
      await expect(dialog(page).getByRole('link', {name: 'Socioemociograma'})).toBeVisible();
    });
  }

  test('no network', async ({page, context, guard}) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await open(page);
    await ask(page, '');
    await page.keyboard.press('Escape');
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', {name: 'Buscar', exact: true}).hover();
    await page.evaluate(() => import('/pagefind/pagefind.js' as string).catch(() => undefined));
    await context.setOffline(true);
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await field(page).fill('matoneo');
    await expect(problem(page)).toContainText(/No hay conexión|No se pudo descargar/);
    await context.setOffline(false);
    await dialog(page).getByRole('button', {name: 'Intentar de nuevo'}).click();
    await expect(results(page).first()).toHaveAttribute('href', '/bullying-test');
    // A word whose part of the index was never fetched: it is the word that is missing here, not only the line.
    await context.setOffline(true);
    await field(page).fill('xilófono');
    await expect(problem(page)).toContainText('no está guardada en este navegador');
    await context.setOffline(false);
  });

  /** Serves pages with a content policy, as a strict host would. */
  const withPolicy = async (page: Page, policy: string): Promise<void> => {
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: {...response.headers(), 'content-security-policy': policy},
        });
      },
    );
  };

  test('WebAssembly that is not allowed', async ({page, guard}) => {
    guard.allow(/Content Security Policy|policy: script-src wasm-eval|WebAssembly/i);
    await withPolicy(page, "script-src 'self' 'unsafe-inline'");
    await open(page);
    await expect(problem(page)).toContainText('WebAssembly');
    await expect(dialog(page).getByRole('link', {name: 'Socioemociograma'})).toBeVisible();
  });

  test('a strict content policy', async ({page}) => {
    await withPolicy(page, sentHeaders()['Content-Security-Policy']!);
    await open(page);
    await ask(page, 'matoneo');
    await expect(results(page).first()).toHaveAttribute('href', '/bullying-test');
    await expect(dialog(page).locator('[style]')).toHaveCount(0);
  });

  test('without scripts: a sentence and the pages', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    await expect(page.getByText('El buscador necesita JavaScript')).toBeVisible();
    await expect(page.locator('#buscador').getByRole('link', {name: 'Socioemociograma'})).toBeVisible();
    await expect(page.locator('#buscador-campo')).toBeHidden();
    await expect(page.getByText('Preparando el buscador…')).toBeHidden();
    await context.close();
  });

  test('under a path', async ({page}) => {
    await visit(page, `http://localhost:${SUBPATH_PORT}/catedra/rieeb`);
    await page.keyboard.press('/');
    await ask(page, 'art. 5');
    await expect(results(page).first()).toHaveAttribute('href', '/catedra/ley-2491-de-2025#articulo-5');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/catedra\/ley-2491-de-2025#articulo-5$/);
  });
});

/** Downloads from the press on the button to the whole first list, the text pasted or typed letter by letter. */
for (const [text, delay] of [
  ['quien debe reportar', 0],
  ['artículo 5 de la Ley 2491 de 2025', 0],
  ['conv', 60],
  ['precio', 120],
] as const) {
  const way = delay === 0 ? 'pasted' : 'typed';
  test(`bytes for the results of «${text}», ${way}, stay under 178 kB`, async ({page}) => {
    const bodies = new Map<string, Promise<Buffer>>();
    await visit(page, '/');
    // What the page itself fetches ahead is not search.
    await page.waitForLoadState('networkidle');
    page.on('response', (response) => {
      const {'sec-purpose': purpose = ''} = response.request().headers();
      if (!purpose.includes('prefetch')) bodies.set(response.url(), response.body());
    });
    await page.getByRole('button', {name: 'Buscar', exact: true}).click();
    if (delay === 0) await field(page).fill(text);
    else await field(page).pressSequentially(text, {delay});
    await expect(dialog(page).locator('[data-answered]')).toHaveAttribute('data-answered', text);
    let total = 0;
    for (const [url, body] of bodies) {
      // The parts of the index are packed already, and no host packs them again.
      const isPacked = /\.pf_\w+$/.test(new URL(url).pathname);
      const packed = isPacked ? await body : brotliCompressSync(await body, BROTLI);
      total += packed.length;
      console.log(`${String(packed.length).padStart(7)}  ${new URL(url).pathname}`);
    }
    console.log(`${String(total).padStart(7)}  in all`);
    // React too (59 kB), which no part of the page has brought before.
    expect(total).toBeLessThan(178_000);
  });
}

test('a word of danger brings the public lines before any answer, and leaves no trace', async ({page}) => {
  const {lines, words} = loadData('help');
  await open(page);
  // How words are compared is tested beside `src/lib/help.ts`; here a few from the whole list are enough.
  for (const word of words.filter((_, place) => place % 12 === 0)) {
    await ask(page, word);
    const help = dialog(page).locator('section[aria-labelledby]');
    for (const {name, href} of lines)
      await expect(help.getByRole('link', {name}), word).toHaveAttribute('href', new RegExp(`^${href}/?$`));
    if ((await results(page).count()) === 0) continue;
    const [above, below] = [await help.boundingBox(), await results(page).first().boundingBox()];
    expect(above!.y + above!.height, word).toBeLessThanOrEqual(below!.y);
  }
  // Kept searches begin with what was asked before one of them was opened.
  await ask(page, words[0]!);
  await field(page).press('Enter');
  expect(await page.evaluate(() => JSON.stringify({...localStorage}))).not.toContain(words[0]);
});

test('the first answers do not change places when the others arrive', async ({page}) => {
  await open(page);
  // The texts of the first answers arrive; the others wait.
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route('**/pagefind/fragment/**', async (route) => {
    asked += 1;
    if (asked > 3) await released;
    await route.continue();
  });
  await field(page).fill('convivencia');
  await expect(results(page).first()).toBeVisible();
  const early = await results(page).evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  release();
  await expect(dialog(page).locator('[data-answered]')).toHaveAttribute('data-answered', 'convivencia');
  const late = await results(page).evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(late.length).toBeGreaterThan(early.length);
  expect(late.slice(0, early.length)).toEqual(early);
});
