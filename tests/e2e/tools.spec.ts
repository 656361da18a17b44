import {loadData} from '../../src/data/load';
import {expect, test, visit} from '../support/test';

const COUNTS: Record<string, number> = {
  socioemociograma: 9,
  'convivencia-familiar': 11,
  'dinamicas-familiares': 14,
  'competencias-emocionales-docentes': 6,
  'autoconcepto-autoestima': 5,
  'screening-bienestar-emocional': 13,
  'bullying-test': 4,
};

for (const tool of loadData('tools')) {
  test.describe(tool.id, () => {
    test('shows its facts and every indicator with its definition', async ({page}) => {
      await visit(page, `/${tool.id}`);
      const main = page.getByRole('main');
      const duration = tool.heroDuration ?? tool.duration;
      if (duration) await expect(main).toContainText(duration);
      const list = main.getByRole('list', {name: /indicadores|polaridades/i}).first();
      await expect(list.locator('> li[data-indicator]')).toHaveCount(COUNTS[tool.id]!);
      for (const {name, definition} of tool.indicators) {
        await expect(list).toContainText(name);
        await expect(list).toContainText(definition);
      }
      expect(tool.indicators).toHaveLength(COUNTS[tool.id]!);
    });

    test('has both calls in hero and closing, in a new tab', async ({page}) => {
      await visit(page, `/${tool.id}`);
      const links = loadData('links');
      const href = (id: string) => links.find((link) => link.id === id)!.href;
      const trials = page.getByRole('main').getByRole('link', {name: /^Probar gratis/});
      await expect(trials.first()).toHaveAttribute('href', href('trial'));
      await expect(trials.last()).toHaveAttribute('href', href(tool.closingLink));
      await expect(trials.first()).toHaveAttribute('target', '_blank');
      const second = page.getByRole('main').getByRole('link', {name: new RegExp(`^${tool.secondary.label}`)});
      await expect(second.first()).toHaveAttribute('href', href(tool.secondary.link));
    });

    test('links to the law and says what it is not', async ({page}) => {
      await visit(page, `/${tool.id}`);
      const main = page.getByRole('main');
      await expect(main.locator('a[href="/ley-2491-de-2025#articulo-5"]').first()).toBeVisible();
      await expect(main).toContainText(/diagnóstico/);
    });
  });
}

test('the Socioemociograma page names the six competences', async ({page}) => {
  await visit(page, '/socioemociograma');
  for (const {name} of loadData('competences')) await expect(page.getByRole('main')).toContainText(name);
});

test('bullying, Socioemociograma and screening link to each other', async ({page}) => {
  await visit(page, '/bullying-test');
  for (const href of ['/socioemociograma', '/screening-bienestar-emocional']) {
    await expect(page.getByRole('main').locator(`.band a[href="${href}"]`).first()).toBeVisible();
  }
});

test('the bullying page keeps both durations', async ({page}) => {
  await visit(page, '/bullying-test');
  await expect(page.getByRole('main')).toContainText(/15\sminutos/);
  await expect(page.getByRole('main')).toContainText(/10\sa\s20\smin/);
});
