import type {Page} from '@playwright/test';

/** What a person may ask of the browser (WCAG 1.4.12 gives these distances), as their style sheet does. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Texts that a box of fixed size cuts off, in either direction. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (
        !element.checkVisibility({visibilityProperty: true, opacityProperty: true}) ||
        element.closest('.visually-hidden, [aria-hidden="true"], svg, noscript')
      )
        continue;
      if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== ''))
        continue;
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const {overflowX, overflowY, clipPath} = getComputedStyle(box);
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) break;
        if (!/hidden|clip/.test(overflowX + overflowY)) continue;
        const outer = box.getBoundingClientRect();
        // Its own words only: a part inside it may be for screen readers.
        const isCut = [...element.childNodes].some((node) => {
          if (node.nodeType !== Node.TEXT_NODE || node.textContent!.trim() === '') return false;
          const range = document.createRange();
          range.selectNodeContents(node);
          const inner = range.getBoundingClientRect();
          return (
            (overflowY !== 'visible' && (inner.bottom > outer.bottom + 2 || inner.top < outer.top - 2)) ||
            (overflowX !== 'visible' && (inner.right > outer.right + 2 || inner.left < outer.left - 2))
          );
        });
        if (isCut) found.push(element.textContent!.trim().slice(0, 60));
        break;
      }
    }
    return [...new Set(found)];
  });

/** Takes the page with wider spacing, as its own style sheet; `false` takes it away again. */
export const setSpacing = (page: Page, isWide = true): Promise<void> =>
  page.evaluate(
    ([css, isOn]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = isOn ? [sheet] : [];
    },
    [SPACING, isWide] as const,
  );
