import {expectClean, findings} from '../support/axe';
import {eachSlide, STATES} from '../support/states';
import {expect, test, visit} from '../support/test';
import {invalidHtml} from '../support/validate';

// axe with every rule it has, and the HTML validator, on every state: in light wide and narrow, in dark at one
// width, since colours move nothing. The plain pages are in `pages.spec.ts`.

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

for (const {name, width, part, allow, open} of STATES) {
  test(`${name}: no axe finding, valid HTML`, async ({page, guard}) => {
    if (allow) guard.allow(allow);
    await page.setViewportSize({width: width ?? 1280, height: 844});
    await open(page);
    await expectClean(page, `${name}, ${width ?? 1280} px`, ['light', 'dark'], part);
    if (width === undefined) {
      await page.setViewportSize({width: 390, height: 844});
      await expectClean(page, `${name}, 390 px`, ['light'], part);
    }
    expect.soft(invalidHtml(await page.content(), name)).toEqual([]);
  });
}

for (const [width, modes] of [
  [1280, ['light', 'dark']],
  [390, ['light']],
] as const) {
  test(`no slide has an axe finding, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await eachSlide(page, (number) => expectClean(page, `slide ${number}`, modes, 'main'));
  });
}

test('pale text of the body is found, however pale', async ({page}) => {
  await visit(page, '/rieeb');
  for (const color of ['#ddd', '#777']) {
    await page
      .locator('main p')
      .evaluateAll((all, value) => all.forEach((text) => text.style.setProperty('color', value)), color);
    expect((await findings(page, 'main')).join('\n'), color).toContain('color-contrast-enhanced');
  }
});

test('pale text of a dialog is found', async ({page}) => {
  await visit(page, '/rieeb');
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-answered]')).toBeVisible();
  await dialog
    .locator('a')
    .evaluateAll((all) => all.forEach((text) => text.style.setProperty('color', '#ddd', 'important')));
  expect((await findings(page, 'dialog[open]')).join('\n')).toContain('color-contrast');
});
