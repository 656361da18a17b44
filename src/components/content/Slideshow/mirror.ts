/** The rules of one sheet; none when the browser keeps them from us. */
function rulesOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(({cssText}) => cssText).join('\n');
  } catch {
    return '';
  }
}

/**
 * Makes an empty window look like this page without asking the network for anything: same attributes
 * of `<html>`, same rules. Sheets are built by script, which a content policy allows. Returns the
 * element to draw into.
 */
export function mirrorInto(opened: Window): HTMLElement {
  const {document: copy} = opened;
  for (const {name, value} of document.documentElement.attributes)
    copy.documentElement.setAttribute(name, value);
  copy.title = document.title;
  const Sheet = (opened as Window & typeof globalThis).CSSStyleSheet;
  copy.adoptedStyleSheets = [...document.styleSheets].map((sheet) => {
    const twin = new Sheet({baseURL: sheet.href ?? document.baseURI});
    twin.replaceSync(rulesOf(sheet));
    return twin;
  });
  return copy.body.appendChild(copy.createElement('div'));
}
