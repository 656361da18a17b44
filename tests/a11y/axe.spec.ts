import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {ROUTES} from '../support/site';
import {expect, test, visit} from '../support/test';

const VIEWS = [
  {name: 'desktop', viewport: {width: 1280, height: 800}},
  {name: 'phone', viewport: {width: 390, height: 844}},
] as const;

async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const {name, viewport} of VIEWS) {
    test.describe(`${colorScheme}, ${name}`, () => {
      test.use({colorScheme, viewport, reducedMotion: 'reduce'} as Parameters<typeof test.use>[0]);

      for (const route of ROUTES) {
        test(`${route} has no axe finding`, async ({page}) => {
          await visit(page, route);
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          expect(await violations(page)).toEqual([]);
        });
      }

      test('not found has no axe finding', async ({page, guard}) => {
        guard.allow(/404|no-existe/);
        await visit(page, '/no-existe');
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}
