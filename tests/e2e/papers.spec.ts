import fs from 'node:fs';
import path from 'node:path';

import {expectClean} from '../support/axe';
import {cutTexts} from '../support/layout';
import {BUILD_DIR} from '../support/site';
import {expect, sidewaysScroll, test} from '../support/test';

const PREVIEWS = fs.readdirSync(path.join(BUILD_DIR, 'formatos')).filter((name) => name.endsWith('.html'));

for (const name of PREVIEWS) {
  test(`the preview ${name} is read whole on a phone, enlarged, light, dark and on paper`, async ({page}) => {
    await page.goto(`/formatos/${name}`);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({width, height: 844});
      expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
      expect.soft(await cutTexts(page), `${width} px`).toEqual([]);
    }
    // More than two columns beside each other would be slivers on a phone: their rows are cards.
    await page.setViewportSize({width: 390, height: 844});
    const cells = await page.getByRole('cell').evaluateAll((all) => all.map((cell) => cell.clientWidth));
    expect.soft(Math.min(...cells)).toBeGreaterThan(120);
    await expect(page.getByRole('columnheader').first()).toHaveAttribute('scope', 'col');
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1280]) {
        await page.emulateMedia({colorScheme});
        await page.setViewportSize({width, height: 844});
        await expectClean(page, `${colorScheme}, ${width} px`, ['light']);
      }
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await sidewaysScroll(page), 'text at 200 %').toBe(0);
    expect.soft(await cutTexts(page), 'text at 200 %').toEqual([]);
  });
}
