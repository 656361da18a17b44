/**
 * Takes away, before anything of ours runs, what the oldest browsers of `browserslist` (package.json) do not
 * have and a newer one can go without: iOS 16.4, Firefox 115 and Chrome 111 stood in for. Lists inside
 * `:is()` may hold what a browser does not know, as there; any other selector throws.
 */
export function beOlder(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  for (const name of ['popoverTargetElement', 'popoverTargetAction'])
    for (const {prototype} of [HTMLButtonElement, HTMLInputElement]) Reflect.deleteProperty(prototype, name);
  // The browser itself must not open anything either.
  new MutationObserver(() =>
    document.querySelectorAll('[popover]').forEach((element) => element.removeAttribute('popover')),
  ).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['popover'],
  });
  for (const [owner, names] of [
    [Element.prototype, ['matches', 'closest', 'querySelector', 'querySelectorAll']],
    [Document.prototype, ['querySelector', 'querySelectorAll']],
  ] as const)
    for (const name of names) {
      const original = (owner as never)[name] as (this: unknown, selector: string) => unknown;
      Object.assign(owner, {
        [name](this: unknown, selector: string) {
          const known = selector.replace(/:is\(([^()]*)\)/g, (list) =>
            list.replaceAll(':popover-open', ':not(*)'),
          );
          if (known.includes(':popover-open'))
            throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
          return original.call(this, known);
        },
      });
    }
  const {supports} = CSS;
  CSS.supports = (...words: readonly string[]) =>
    !words.join().includes('::details-content') && supports.apply(CSS, words as [string]);
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  for (const name of [
    'requestIdleCallback',
    'cancelIdleCallback',
    'onscrollend',
    'navigation',
    'scheduler',
    'CloseWatcher',
  ])
    Reflect.deleteProperty(window, name);
  for (const [owner, name] of [
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers'],
    [Promise, 'try'],
    [URL, 'canParse'],
    [URL, 'parse'],
    [Array, 'fromAsync'],
    [AbortSignal, 'any'],
    [Navigator.prototype, 'connection'],
    [Navigator.prototype, 'wakeLock'],
  ] as const)
    Reflect.deleteProperty(owner, name);
  for (const name of ['union', 'intersection', 'difference', 'isSubsetOf'])
    Reflect.deleteProperty(Set.prototype, name);
}
