import fs from 'node:fs';

import {SUBPATH_PORT} from '../support/site';
import {expect, test, visit} from '../support/test';

for (const base of ['/', `http://localhost:${SUBPATH_PORT}/catedra/`]) {
  test(`the report arrives as a PDF under ${base}`, async ({page}) => {
    await visit(page, `${base}webinar`);
    const link = page.getByRole('link', {name: /Descargar el informe/});
    await expect(link).toHaveText(/PDF, \d+\u00a0kB/);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('informe-ejecutivo.pdf');
    const bytes = fs.readFileSync(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const stated = Number(/(\d+)\u00a0kB/.exec((await link.textContent()) ?? '')?.[1]);
    expect(stated).toBe(Math.round(bytes.length / 1000));
    await expect(page).toHaveURL(/webinar$/);
  });
}

test('leads to the deck, the figures and both laws, and contacts nobody', async ({page}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.includes('localhost')) outside.push(request.url());
  });
  await visit(page, '/webinar');
  for (const to of [
    'webinardiapositivas',
    'necesidad-educacion-emocional',
    'ley-2491-de-2025',
    'ley-2503-de-2025',
  ]) {
    await expect(page.getByRole('main').locator(`a[href$="/${to}"]`).first()).toBeVisible();
  }
  expect(outside).toEqual([]);
});
