import type {Page} from '@playwright/test';

import {isPast, NEXT, stateOf, VERBS} from '../../src/lib/deadline';
import type {DeadlineActor} from '../../src/data/types';
import {belowHeader} from '../support/sticky';
import {expect, hydrated, test, visit} from '../support/test';

const LAWS = [
  {route: '/ley-2491-de-2025', count: 10},
  {route: '/ley-2503-de-2025', count: 15},
] as const;
const [FIRST, SECOND] = LAWS;
const SIZES = [
  {width: 360, height: 740},
  {width: 1280, height: 800},
] as const;

const article = (page: Page, number: number) => page.locator(`article:has(> div > #articulo-${number})`);

const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
};

for (const {route, count} of LAWS) {
  test(`${route} has its ${count} articles, in order`, async ({page}) => {
    await visit(page, route);
    const ids = await page
      .locator('article h2[id^="articulo-"]')
      .evaluateAll((headings) => headings.map(({id}) => id));
    expect(ids).toEqual(Array.from({length: count}, (_, index) => `articulo-${index + 1}`));
    for (let number = 1; number <= count; number += 1) {
      await expect(article(page, number).getByText('Qué debe hacer el colegio')).toHaveCount(1);
    }
    await expect(page.locator('article [role="note"]').first()).toBeVisible();
  });

  test(`${route} gives each date its own property`, async ({request}) => {
    const html = await (await request.get(route)).text();
    const all = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/g)];
    const law = all.map(([, text]) => JSON.parse(text!)).find((data) => data['@type'] === 'Legislation');
    expect(law.hasPart).toHaveLength(count);
    expect(law.datePublished).toBe(route === FIRST.route ? '2025-07-23' : '2025-07-28');
    expect(law.legislationJurisdiction).toBe('CO');
    expect(law.temporalCoverage).toMatch(/^2025-07-\d\d\/\.\.$/);
  });
}

for (const size of SIZES) {
  test(`every way to write an article lands below the header, at ${size.width} px`, async ({page}) => {
    await page.setViewportSize(size);
    for (const hash of [
      'articulo-9',
      'artículo-9',
      'ART%C3%8DCULO-9',
      'Articulo-2',
      'articulo-5',
      'ARTICULO-13',
      'articulo-15',
    ]) {
      // A page that is left first: with another hash alone, nothing would be loaded.
      await page.goto('about:blank');
      await page.goto(`${SECOND.route}#${hash}`);
      await settled(page);
      const id = `articulo-${/\d+$/.exec(hash)![0]}`;
      const gap = await belowHeader(page, id);
      expect.soft(gap, hash).toBeGreaterThanOrEqual(0);
      expect.soft(gap, hash).toBeLessThan(120);
      await expect(page).toHaveURL(new RegExp(`#${id}$|#${hash}$`));
    }
  });
}

test('the rail marks the article in view, and the same link scrolls again', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, SECOND.route);
  const link = page
    .getByRole('navigation', {name: 'Artículos de la ley'})
    .locator('a[href="#articulo-7"]')
    .first();
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect(link).not.toHaveAttribute('aria-current', 'location');
  await link.click();
  await expect.poll(() => belowHeader(page, 'articulo-7')).toBeLessThan(120);
  await expect(link).toHaveAttribute('aria-current', 'location');
});

test('the rail is a disclosure on phones and closes after a choice', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await visit(page, FIRST.route);
  const disclosure = page.locator('details', {hasText: 'Artículos de la ley'}).first();
  await disclosure.locator('summary').click();
  await disclosure.locator('a[href="#articulo-6"]').click();
  await expect(disclosure).not.toHaveAttribute('open');
  await expect.poll(() => belowHeader(page, 'articulo-6')).toBeGreaterThanOrEqual(0);
});

test('matching articles link each other', async ({page}) => {
  await visit(page, FIRST.route);
  await article(page, 8)
    .getByRole('link', {name: /2503, artículo 12/})
    .click();
  await expect(page).toHaveURL(`${SECOND.route}#articulo-12`);
  await article(page, 12)
    .getByRole('link', {name: /2491, artículo 8/})
    .click();
  await expect(page).toHaveURL(`${FIRST.route}#articulo-8`);
});

test('tools link back to the articles that they serve', async ({page}) => {
  await visit(page, FIRST.route);
  await article(page, 7).getByRole('link', {name: 'Test de Bullying'}).click();
  await expect(page).toHaveURL('/bullying-test');
  await page
    .getByRole('region', {name: 'En la ley'})
    .getByRole('link', {name: /2491, artículo 7/})
    .click();
  await expect(page).toHaveURL(`${FIRST.route}#articulo-7`);
});

test.describe('roles', () => {
  test('the address marks what concerns a teacher and removes nothing', async ({page}) => {
    await visit(page, `${FIRST.route}?rol=docente`);
    await expect(page.locator('article h2[id^="articulo-"]')).toHaveCount(10);
    await expect(article(page, 4).getByText('Le concierne a docentes')).toBeVisible();
    await expect(article(page, 8).getByText('Le concierne')).toHaveCount(0);
    const roles = page.getByRole('navigation', {name: 'Leer según su papel'});
    await expect(roles.getByRole('link', {name: 'Docente'})).toHaveAttribute('aria-current', 'true');
    await roles.getByRole('link', {name: 'Familia'}).press('Enter');
    await expect(page).toHaveURL(`${FIRST.route}?rol=familia`);
    await expect(article(page, 3).getByText('Le concierne a las familias')).toBeVisible();
    await expect(
      page.getByRole('link', {name: /^3\. Implementación/}).filter({hasText: 'le concierne a las familias'}),
    ).not.toHaveCount(0);
    await roles.getByRole('link', {name: 'Todos'}).click();
    await expect(page.getByText('Le concierne')).toHaveCount(0);
  });

  for (const {route} of LAWS) {
    for (const reader of ['familia', 'secretaria']) {
      test(`${route} opens what is asked as ${reader}, each answer with a way on`, async ({page}) => {
        await visit(page, route);
        const answers = page.locator(`#${reader}`);
        await expect(answers).not.toHaveAttribute('open');
        await page.locator(`[data-roles] a[href$="rol=${reader}"]`).click();
        await expect(answers).toHaveAttribute('open');
        expect(await answers.locator('p:has(b)').count()).toBeGreaterThan(2);
        await expect(answers.locator('p:has(b):not(:has(a))')).toHaveCount(0);
        await page.goto(`${route}#${reader}`);
        await expect(answers).toHaveAttribute('open');
      });
    }
  }

  test('an unknown role marks nothing', async ({page}) => {
    await visit(page, `${FIRST.route}?rol=otro`);
    await expect(page.getByText('Le concierne')).toHaveCount(0);
  });
});

test.describe('copying', () => {
  test('says that it worked', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, FIRST.route);
    const share = article(page, 5);
    await share.getByText('Citar o enviar').click();
    await share.getByRole('button', {name: 'Copiar enlace'}).click();
    await expect(share.getByRole('status')).toHaveText('Enlace: copiado.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/ley-2491-de-2025#articulo-5$/,
    );
    await share.getByRole('button', {name: 'Copiar cita'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Colombia, Congreso de la República\. Ley\s2491 de\s2025 \(23\sde julio\), artículo\s5\./,
    );
    await expect(share.getByRole('link', {name: /WhatsApp/})).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    );
  });

  test('selects the text when the browser refuses', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {writeText: () => Promise.reject(new Error('refused'))},
      });
    });
    await visit(page, FIRST.route);
    const share = article(page, 5);
    await share.getByText('Citar o enviar').click();
    await share.getByRole('button', {name: 'Copiar cita'}).click();
    await expect(share.getByRole('status')).toContainText('No se pudo copiar');
    expect(await page.evaluate(() => getSelection()!.toString())).toMatch(
      /^Colombia, Congreso[^]*artículo\s5\./,
    );
  });
});

test.describe('checklist', () => {
  const boxes = (page: Page) =>
    page.locator('#alertas').locator('xpath=ancestor::section').getByRole('checkbox');

  test('keeps ticks, clears them and brings them back, and saves a table', async ({page}) => {
    await visit(page, `${FIRST.route}#alertas`);
    await expect(boxes(page)).toHaveCount(10);
    await boxes(page).nth(0).check();
    await boxes(page).nth(3).check();
    await expect(page.getByText('2 de 10 revisados')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('2 de 10 revisados')).toBeVisible();
    await expect(boxes(page).nth(3)).toBeChecked();

    const list = page.locator('section:has(#alertas)');
    const download = page.waitForEvent('download');
    await list.getByRole('button', {name: 'Descargar CSV'}).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^lista-de-alertas-\d{4}-\d\d-\d\d\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text.match(/"Sí";"/g)).toHaveLength(2);
    expect(text.match(/"No";"/g)).toHaveLength(8);
    expect(text).toContain('"Con qué lo muestra');
    // Every group has a document that shows it, before the mark.
    expect(text).not.toMatch(/;"";"(?:Sí|No)";/);

    await list.getByRole('button', {name: 'Borrar marcas'}).click();
    await expect(page.getByText('0 de 10 revisados')).toBeVisible();
    await list.getByRole('button', {name: 'Deshacer'}).click();
    await expect(page.getByText('2 de 10 revisados')).toBeVisible();
    await list.getByRole('button', {name: 'Borrar marcas'}).click();
    await boxes(page).nth(1).check();
    await expect(page.getByText('1 de 10 revisados')).toBeVisible();
    await expect(list.getByRole('button', {name: 'Borrar marcas'})).toBeVisible();
  });

  test('works without storage', async ({page, guard}) => {
    // Docusaurus says so itself for the colour mode.
    guard.allow(/storage/i);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, `${FIRST.route}#alertas`);
    await boxes(page).nth(0).check();
    await expect(page.getByText('1 de 10 revisados')).toBeVisible();
    await expect(page.getByText(/duran hasta que cierre esta página/).last()).toBeVisible();
  });

  test('works with a full disk', async ({page, guard}) => {
    guard.allow(/storage/i);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await visit(page, `${FIRST.route}#alertas`);
    await boxes(page).nth(0).check();
    await expect(page.getByText('1 de 10 revisados')).toBeVisible();
    await expect(page.getByText(/duran hasta que cierre esta página/).last()).toBeVisible();
  });
});

test('a defined term opens in place by keyboard and closes with Escape', async ({page}) => {
  await visit(page, `${SECOND.route}#articulo-9`);
  const word = article(page, 9).getByRole('button', {name: /competencias emocionales/});
  await word.press('Enter');
  const meaning = article(page, 9).getByRole('note').filter({hasText: 'Saberes, capacidades'});
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
});

test.describe('calendar and files', () => {
  test('the school’s report has a calendar file with a stable identifier', async ({page, request}) => {
    await visit(page, `${FIRST.route}#plazos`);
    const link = page.getByRole('link', {name: /Añadir al calendario.*El colegio/});
    const response = await request.get((await link.getAttribute('href'))!);
    expect(response.ok()).toBe(true);
    expect(await response.text()).toContain('UID:ley-2491-de-2025-reporte@catedra-emocional');
  });

  for (const {route} of LAWS) {
    test(`${route} has its Markdown version and its PDF`, async ({page, request}) => {
      await page.goto(route);
      const markdown = await request.get(`${route}.md`);
      expect(await markdown.text()).toMatch(/^# Ley\s\d+\sde\s2025: /);
      const pdf = page.getByRole('link', {name: /Copia \(PDF, \d+.kB\)/});
      expect((await request.get((await pdf.getAttribute('href'))!)).ok()).toBe(true);
    });
  }

  test('the feed and llms.txt are there', async ({request}) => {
    expect(await (await request.get('/feed.xml')).text()).toContain(
      '<feed xmlns="http://www.w3.org/2005/Atom"',
    );
    expect(await (await request.get('/llms.txt')).text()).toMatch(/^# .+\n\n> /);
  });
});

for (const {route} of LAWS) {
  test(`${route}: a page from before its terms says what each of them is on a later day`, async ({
    page,
    request,
  }) => {
    const older = (html: string): string =>
      html
        .replace(/(<li data-until=\S+ data-who=\S+) data-state=[\w"-]+/g, '$1')
        .replace(/(data-says(?:="")?>)[^<]*/g, '$1')
        .replace(
          new RegExp(`(<span data-until=\\S+) data-state="?past"?>([^<]*)${VERBS.past}`, 'g'),
          `$1>$2${VERBS.ahead}`,
        );
    const html = await (await request.get(route)).text();
    // The last of the dates: the others are behind, and a term ends when its last day is over.
    const today = [...html.matchAll(/data-until="?([\d-]+)/g)]
      .map(([, date]) => date!)
      .sort()
      .at(-1)!;
    await page.clock.setFixedTime(`${today}T12:00:00-05:00`);
    await page.route(`**${route}`, (asked) =>
      asked.fulfill({contentType: 'text/html; charset=utf-8', body: older(html)}),
    );
    await visit(page, route);

    const entries = page.locator('[data-timeline] [data-until]');
    const told = await entries.evaluateAll((all) =>
      all.map((entry) => ({
        who: (entry as HTMLElement).dataset['who']!,
        until: (entry as HTMLElement).dataset['until']!,
        says: entry.querySelector('[data-says]')!.textContent,
      })),
    );
    expect(told.length).toBeGreaterThan(2);
    for (const {who, until, says} of told)
      expect(says, until).toBe(stateOf({who: who as DeadlineActor, until}, today) ?? NEXT);
    expect(await page.locator('[data-timeline] [data-state=past] [download]').count()).toBe(0);
    for (const term of await page.locator('span[data-until]').all()) {
      const isBehind = isPast({who: 'colegio', until: (await term.getAttribute('data-until'))!}, today);
      await expect(term).toContainText(VERBS[isBehind ? 'past' : 'ahead']);
    }
  });
}

test('on paper every disclosure is open and controls are gone', async ({page}) => {
  await visit(page, FIRST.route);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('navigation', {name: 'Leer según su papel'})).toBeHidden();
  await expect(article(page, 5).getByText('Qué debe hacer el colegio')).toBeVisible();
  await expect(page.locator('#alertas')).toBeVisible();
});

for (const [route, most] of [
  [FIRST.route, 18_000],
  [SECOND.route, 20_500],
] as const) {
  test(`${route} is ${most} px high at the most on a phone, in the month with the most steps`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2027-05-12T12:00:00-05:00');
    await page.setViewportSize({width: 390, height: 844});
    // To the end and back, so that all of it is laid out and its islands are awake.
    await visit(page, route);
    await page.locator('main > footer').scrollIntoViewIfNeeded();
    for (const island of await page.locator('[data-island]').all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-live', '');
    }
    await page.waitForFunction(() => !('later' in document.documentElement.dataset));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
}

/**
 * Parts of a law of which nobody sees anything who does not press their line; what every reader must press is
 * left out, as which text of the law was read.
 */
const folded = (page: Page): Promise<string[]> =>
  page
    .locator(
      'article details:not([open], [name], [data-rail] *, [data-search=skip], [data-search-title], details details, header details:first-of-type)',
    )
    .evaluateAll((all) =>
      all
        .filter((part) => ![...part.children].slice(1).some((inside) => inside.checkVisibility()))
        .map((part) => part.firstElementChild!.textContent),
    );

for (const {route} of LAWS) {
  test(`${route} folds on a phone what is open on paper and where there is room`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, route);
    expect((await folded(page)).length).toBeGreaterThan(10);
    await page.emulateMedia({media: 'print'});
    expect(await folded(page)).toEqual([]);
    await page.emulateMedia({media: 'screen'});
    await page.setViewportSize({width: 1280, height: 800});
    expect(await folded(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('a director finds the four answers at once', async ({page}) => {
    await page.goto(FIRST.route);
    for (const question of [
      '¿Obliga a mi colegio privado?',
      '¿Qué reporta el colegio?',
      '¿Cada cuánto?',
      '¿Desde cuándo?',
    ]) {
      await expect(page.getByText(question)).toBeVisible();
    }
    await expect(page.getByText('Leer como')).toBeHidden();
    await page
      .locator('section:has(#en-un-minuto)')
      .getByRole('link', {name: /^Artículo\s9$/})
      .click();
    await expect(page).toHaveURL(`${FIRST.route}#articulo-9`);
    await expect(page.locator('#articulo-9')).toBeInViewport();
  });

  test('nothing is folded', async ({page}) => {
    await page.goto(FIRST.route);
    expect(await folded(page)).toEqual([]);
  });

  test('share, checklist and terms still work', async ({page}) => {
    await page.goto(SECOND.route);
    await article(page, 9).getByText('Citar o enviar').click();
    await expect(article(page, 9).getByRole('link', {name: /WhatsApp/})).toBeVisible();
    await article(page, 9)
      .getByRole('button', {name: /competencias emocionales/})
      .click();
    await expect(article(page, 9).getByText(/^Saberes, capacidades/)).toBeVisible();
  });
});
