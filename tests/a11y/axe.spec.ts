import {expectClean} from '../support/axe';
import {eachSlide, STATES} from '../support/states';
import {expect, test} from '../support/test';
import {invalidHtml} from '../support/validate';

// axe with every rule it has, and the HTML validator, on every state, in light and dark. The plain pages
// are in `pages.spec.ts`.

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

for (const {name, width, allow, open} of STATES) {
  test(`${name}: no axe finding, valid HTML`, async ({page, guard}) => {
    if (allow) guard.allow(allow);
    for (const size of width === undefined ? [1280, 390] : [width]) {
      await page.setViewportSize({width: size, height: 844});
      if (size !== 390 || width !== undefined) await open(page);
      await expectClean(page, `${name}, ${size} px`, ['light', 'dark']);
    }
    expect.soft(invalidHtml(await page.content(), name)).toEqual([]);
  });
}

for (const width of [1280, 390]) {
  test(`no slide has an axe finding, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await eachSlide(page, (number) => expectClean(page, `slide ${number}`, ['light', 'dark']));
  });
}
