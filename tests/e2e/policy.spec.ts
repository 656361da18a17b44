import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {ROUTES} from '../support/pages';
import {BUILD_DIR, sendHeaders, sentHeaders} from '../support/site';
import {expect, hydrated, test, visit} from '../support/test';

const LAW = '/ley-2491-de-2025';

// The pages themselves: `pages.spec.ts`. Violations and requests to other hosts are caught by the guard of
// `support/test.ts`.
test('menus, search, colour, drawer and navigation keep to it', async ({page, context}) => {
  await sendHeaders(context);
  await page.goto('/');
  await page.locator('details[name="site-menu"] summary').first().click();
  await page.getByRole('button', {name: 'Cambiar a modo oscuro'}).click();
  await page.locator('[aria-labelledby=preguntas] summary').first().click();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('matoneo');
  await page.locator('#buscador [data-result]').first().click();
  await expect(page).toHaveURL(/bullying-test/);
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Abrir menú'}).click();
  await page
    .getByRole('dialog', {name: 'Menú'})
    .getByRole('link', {name: /Socioemociograma/})
    .click();
  await expect(page).toHaveURL('/socioemociograma');
});

test('copying, the checklist, its file and the roles keep to it', async ({page, context}) => {
  await sendHeaders(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, LAW);
  const share = page.locator('article:has(> div > #articulo-5)');
  await share.getByText('Citar o enviar').click();
  await share.getByRole('button', {name: 'Copiar enlace'}).click();
  await expect(share.getByRole('status')).toHaveText('Enlace: copiado.');
  await page.locator('[data-print-part="checklist"]').getByRole('checkbox').first().check();
  const download = page.waitForEvent('download');
  await page.locator('[data-print-part="checklist"]').getByRole('button', {name: 'Descargar CSV'}).click();
  await download;
  await page.getByRole('link', {name: 'Docente', exact: true}).click();
  await expect(page.getByText('Le concierne a docentes').first()).toBeVisible();
  await page.goto('/');
  await page.locator('#estudiantes').fill('100');
  await expect(page.locator('[data-prices] [role=status]')).toContainText('2 cursos');
});

test('the deck and its presenter window keep to it', async ({page, context}) => {
  await sendHeaders(context);
  await page.goto('/webinardiapositivas');
  await hydrated(page);
  await page.keyboard.press('o');
  await page.keyboard.press('Escape');
  const [presenter] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('s')]);
  await expect(presenter.getByText('En contacto con la ventana del público.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(presenter.getByText(/^2 \/ 11$/)).toBeVisible();
});

test('the player may come after a press, and no other frame', async ({page, guard}) => {
  guard.allow(/youtube-nocookie\.com|example\.com|Content Security Policy/);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Video</title>'}),
  );
  await visit(page, '/webinar');
  const loads = (src: string) =>
    page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          const frame = document.createElement('iframe');
          document.addEventListener('securitypolicyviolation', () => resolve('blocked'), {once: true});
          frame.onload = () => setTimeout(() => resolve('loaded'), 300);
          frame.src = address;
          document.body.append(frame);
        }),
      src,
    );
  expect(await loads('https://www.youtube-nocookie.com/embed/x')).toBe('loaded');
  expect(await loads('https://example.com/')).toBe('blocked');
});

test('a script that somebody puts in does not run', async ({page, guard}) => {
  guard.allow(/Content Security Policy|policy: script-src/);
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = 1';
    document.body.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = '<img src="/no" onerror="window.intruder = 2">';
    document.body.append(holder.firstChild!);
    // Later: what the test itself evaluates, the policy lets pass.
    setTimeout(() => {
      try {
        new Function('window.intruder = 3')();
      } catch {
        // Refused, as it should be.
      }
    });
    const remote = document.createElement('script');
    remote.src = 'data:text/javascript,window.intruder=4';
    document.body.append(remote);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'intruder' in window;
  });
  guard.allow(/404/);
  expect(ran).toBe(false);
});

test('every inline script and style of every page has its hash in that page’s policy and in the header', () => {
  const header = sentHeaders()['Content-Security-Policy']!;
  const files = fs
    .readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'));
  expect(files.length).toBeGreaterThanOrEqual(ROUTES.length);
  for (const name of files) {
    const $ = load(fs.readFileSync(path.join(BUILD_DIR, name), 'utf8'));
    const metas = $('meta[http-equiv="Content-Security-Policy"]');
    expect(metas.length, name).toBe(1);
    // First of the head, after the encoding.
    expect(
      metas
        .prevAll()
        .toArray()
        .map(({attribs}) => Object.keys(attribs).join()),
      name,
    ).toEqual(['charset']);
    const policy = metas.attr('content')!;
    expect(policy, name).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
    const scripts = $('script:not([src])')
      .toArray()
      // Data is not run.
      .filter(({attribs}) => !/^application\/(?:ld\+)?json$/.test(attribs['type'] ?? ''));
    // A preview of a working paper has a style and no script.
    const inline = [...scripts, ...$('style').toArray()];
    expect(inline.length, name).toBeGreaterThan(0);
    for (const element of inline) {
      const hash = `'sha256-${createHash('sha256').update($(element).text()).digest('base64')}'`;
      expect(policy, name).toContain(hash);
      expect(header, name).toContain(hash);
    }
    expect($('[style]').length, name).toBe(0);
    const names = $('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []));
    expect(
      names.filter((attribute) => attribute.startsWith('on')),
      name,
    ).toEqual([]);
  }
});

test('`_headers` has what a browser should be told, in lines that hosts read', () => {
  const headers = sentHeaders();
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security']!)![1])).toBeGreaterThan(15_768_000);
  for (const [name, value] of [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ] as const) {
    expect(headers[name]).toBe(value);
  }
  expect(headers['Permissions-Policy']).toContain('camera=()');
  const text = fs.readFileSync(path.join(BUILD_DIR, '_headers'), 'utf8');
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  expect(text).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
});
