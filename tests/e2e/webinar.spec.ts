import fs from 'node:fs';

import {loadData} from '../../src/data/load';
import {SESSION_CALENDAR} from '../../src/lib/webinar-calendar';
import {upcoming} from '../../src/plugins/site-webinar/session';
import {SUBPATH_PORT} from '../support/site';
import {expect, test, visit} from '../support/test';
import {publishVideo} from '../support/video';

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

test('offers a calendar file only while a session lies ahead', async ({page}) => {
  const session = upcoming(loadData('webinar').nextSession, Date.now());
  await visit(page, '/webinar');
  const link = page.getByRole('main').getByRole('link', {name: 'Añadir al calendario'});
  await expect(link).toHaveCount(session ? 1 : 0);
  const answer = await page.request.get(SESSION_CALENDAR);
  expect((await answer.text()).startsWith('BEGIN:VCALENDAR')).toBe(Boolean(session));
});

test('the video: a named button, nothing before it, then the player with the focus and without its keys', async ({
  page,
  guard,
}) => {
  const asked: string[] = [];
  guard.allow(/youtube-nocookie/);
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/html', body: '<title>Video</title>'});
  });
  const {id, title} = loadData('webinar').video;
  await publishVideo(page, {route: '/webinar', id, title, youtubeId: 'abcdefghijk'});
  await visit(page, '/webinar');
  const play = page.getByRole('button', {name: `Reproducir el video: ${title}`});
  await play.focus();
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator(`iframe[title="${title}"]`)).toBeFocused();
  expect(asked).toEqual([expect.stringMatching(/nocookie\.com\/embed\/abcdefghijk\?.*disablekb=1/)]);
  // What the page still fetches ahead may be under way.
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
