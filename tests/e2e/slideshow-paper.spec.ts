import {button, DECK, openDeck, shown, TOTAL} from '../support/deck';
import {expect, test, visit} from '../support/test';

test('prints one slide a page, with nothing else', async ({page}) => {
  await openDeck(page);
  const pdf = (await page.pdf({printBackground: true, preferCSSPageSize: true})).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(TOTAL);
});

test('the handout shows every slide with its notes and sources', async ({page}) => {
  await visit(page, `${DECK}?vista=folleto`);
  await expect(shown(page)).toHaveCount(TOTAL);
  await expect(page.getByRole('list', {name: 'Para leer más'}).first()).toBeVisible();
  await button(page, 'Volver a las diapositivas').click();
  await expect(shown(page)).toHaveCount(1);
});
test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all slides read one after the other and nothing is there to press', async ({page}) => {
    await page.goto(DECK);
    const slides = page.locator('section[aria-roledescription="diapositiva"]');
    await expect(slides).toHaveCount(TOTAL);
    for (const slide of await slides.all()) await expect(slide).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('each printed page is a slide in its own shape, and the handout has two a sheet', async ({page}) => {
  const pages = async (): Promise<{count: number; boxes: Set<string>}> => {
    const pdf = (await page.pdf({printBackground: true, preferCSSPageSize: true})).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box]) =>
      box!
        .trim()
        .split(/\s+/)
        .map((side) => Math.round(Number(side)))
        .join(' '),
    );
    return {count: (pdf.match(/\/Type \/Page\b/g) ?? []).length, boxes: new Set(boxes)};
  };
  await openDeck(page);
  expect(await pages()).toEqual({count: TOTAL, boxes: new Set(['0 0 960 540'])});
  await visit(page, `${DECK}?vista=folleto`);
  expect(await pages()).toEqual({count: Math.ceil(TOTAL / 2), boxes: new Set(['0 0 612 792'])});
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on paper every text stands out from its ground, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({media: 'print', colorScheme, reducedMotion: 'reduce'});
    await visit(page, DECK);
    const weak = await page.locator('section[aria-roledescription="diapositiva"]').evaluateAll((slides) => {
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
      const luminance = (color: string): number => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
      };
      const groundOf = (element: Element | null): string => {
        const color = element ? getComputedStyle(element).backgroundColor : 'white';
        return element && /^rgba\(0, 0, 0, 0\)$/.test(color) ? groundOf(element.parentElement) : color;
      };
      return slides.flatMap((slide) =>
        [...slide.querySelectorAll('h2, h3, p, li, dt, .label')].flatMap((text) => {
          const [a, b] = [luminance(getComputedStyle(text).color), luminance(groundOf(text))];
          const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          return ratio < 4.5 ? [`${slide.id}: ${text.textContent} ${ratio.toFixed(2)}`] : [];
        }),
      );
    });
    expect(weak).toEqual([]);
  });
}
