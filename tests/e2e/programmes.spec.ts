import {loadData} from '../../src/data/load';
import {formatMoney} from '../../src/lib/format';
import {expect, test, visit} from '../support/test';

const programme = loadData('programme');

test.describe('emotional-mind', () => {
  test('tells the five steps in order, each with the link to its video once it is published', async ({
    page,
  }) => {
    await visit(page, '/emotional-mind');
    for (const [index, {title, video}] of programme.steps.entries()) {
      await expect(page.getByRole('heading', {name: `Paso ${index + 1}: ${title}`})).toBeVisible();
      const isPublished = programme.videos.some(({id, youtubeId}) => id === video && youtubeId);
      await expect(page.locator(`a[href$="#video-${video}"]`)).toHaveCount(isPublished ? 1 : 0);
      await expect(page.locator(`#video-${video}`)).toHaveCount(1);
    }
    await expect(page.locator('figure[id^="video-"]')).toHaveCount(6);
  });

  test('offers no player for a video that is not published', async ({page}) => {
    await visit(page, '/emotional-mind');
    for (const {id, youtubeId} of programme.videos) {
      await expect(page.locator(`#video-${id}`).getByRole('button')).toHaveCount(youtubeId ? 1 : 0);
    }
  });
});

test.describe('what a year costs', () => {
  test('counts a number of students that is typed before the scripts arrive', async ({page}) => {
    const {plans} = loadData('plans');
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/js/**', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/', {waitUntil: 'commit'});
    await page.locator('#estudiantes').fill('150');
    arrive();
    await expect(page.locator('[data-prices] [role=status]')).toContainText(
      formatMoney(plans[0]!.price.amount * 150),
    );
    await expect(page.locator('#estudiantes')).toHaveValue('150');
  });

  test("works out what a year costs for the school's own number, which the address keeps", async ({page}) => {
    const {plans} = loadData('plans');
    await visit(page, '/');
    const field = page.locator('#estudiantes');
    const answer = page.locator('[data-prices] [role=status]');
    await field.fill('1.200');
    for (const {name, price} of plans) {
      await expect(answer).toContainText(`${name}: ${formatMoney(price.amount * 1_200)}`);
    }
    await expect(page).toHaveURL(/\/\?estudiantes=1200$/);
    await field.fill('muchos');
    await expect(answer).toHaveText(/^[^.]*: por ejemplo, [^.]*1\.200\.$/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/?estudiantes=850#cuanto-cuesta');
    await expect(field).toHaveValue('850');
    await expect(answer).toContainText(formatMoney(plans[0]!.price.amount * 850));
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('shows the table and the rule', async ({page}) => {
      await page.goto('/curso-especializacion');
      await expect(page.getByRole('row', {name: '100 2'})).toBeVisible();
      await expect(page.getByText(/divida sus estudiantes inscritos entre 50/)).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('row', {name: /^500 estudiantes/})).toBeVisible();
      await expect(page.locator('#estudiantes')).toBeHidden();
    });
  });
});
