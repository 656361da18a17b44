/*
 * What the still parts of a page do in the browser (`plugins/still-parts`): React leaves them as the
 * server has drawn them, so their few acts are answered here, for the whole document.
 */

/** Prints the whole page or one part of it; `print.css` hides the others. */
function print(part: string): void {
  const root = document.documentElement;
  if (part) {
    root.setAttribute('data-print', part);
    window.addEventListener('afterprint', () => root.removeAttribute('data-print'), {once: true});
  }
  window.print();
}

const openPanel = (): HTMLDetailsElement | null => document.querySelector('details[name="page-bar"][open]');

/** Closes the open panel of the page's bar when one of its links is followed, and runs `PrintButton`. */
function handleClick({target}: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const {prints} = target.closest<HTMLElement>('button[data-prints]')?.dataset ?? {};
  if (prints !== undefined) print(prints);
  if (target.closest('a')) target.closest('details[name="page-bar"]')?.removeAttribute('open');
}

/** Closes the open panel on a press outside. */
function handlePointer({target}: PointerEvent): void {
  const panel = openPanel();
  if (panel && !panel.contains(target as Node)) panel.open = false;
}

/** Closes it on Escape, and the focus returns to its summary. What lies over the panel closes first. */
function handleKey(event: KeyboardEvent): void {
  const panel = openPanel();
  if (event.key !== 'Escape' || !panel) return;
  if (event.defaultPrevented || document.querySelector(':is(dialog[open], :popover-open)')) return;
  panel.open = false;
  if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
}

/** The plain circle of a platform whose icon did not arrive, for browsers that draw a mark all the same. */
function markBroken(image: EventTarget | null): void {
  const circle = image instanceof HTMLImageElement ? image.closest<HTMLElement>('[data-icon]') : null;
  if (!circle) return;
  circle.dataset['icon'] = 'broken';
  circle.replaceChildren();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', handleClick);
  document.addEventListener('pointerdown', handlePointer);
  document.addEventListener('keydown', handleKey);
  document.addEventListener('error', ({target}) => markBroken(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-icon] img'))
    if (image.complete && image.naturalWidth === 0) markBroken(image);
}
