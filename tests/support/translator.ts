/** What a translator of the browser does to a page, told by the marks that it puts round each text. */
export interface Translator {
  /** Takes each text node away and puts another, inside two elements, in its place; else it wraps the node itself. */
  readonly replaces: boolean;
  /** Looks out for texts that come later, as browsers do, a moment after they have come. */
  readonly watches: boolean;
}

/** Runs in the page. A text that is translated reads «⟦text⟧». */
export function translate({replaces, watches}: Translator): void {
  const SKIPPED = 'script, style, svg, textarea, noscript, font';
  const turn = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(SKIPPED)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      if (replaces) inner.append(`⟦${text.data}⟧`);
      else {
        text.data = `⟦${text.data}⟧`;
        inner.append(text);
      }
    }
  };
  turn();
  if (!watches) return;
  let timer: ReturnType<typeof setTimeout>;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(turn, 150);
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}

/** Texts in sight of readers that stand in the language of the site. Runs in the page. */
export function untranslated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const {data, parentElement} = walker.currentNode as Text;
    if (data.trim() && !parentElement?.closest('script, style, svg, textarea, noscript, font'))
      texts.push(data);
  }
  return texts;
}
