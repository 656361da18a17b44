import {closeBox, openBox} from '@site/src/browser/box';
import {base} from '@site/src/lib/address';
import {isGone, startFresh, takeUp} from '@site/src/lib/fresh-start';
import {preloadReader} from '@site/src/search/engine/preload';

/** Whether a key press belongs to a field. The one of a closed dialog keeps the focus for a frame. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.getClientRects().length > 0 &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isSearchKey = ({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean =>
  (/^k$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey) ||
  (key === '/' && !ctrlKey && !metaKey && !altKey);

/**
 * The search dialog: its button, any control with `data-opens-search`, `/`, Ctrl or Cmd with K and
 * `?buscar=` open it. What is under its field is React's, brought by the first opening.
 */
export default function siteSearch(): void {
  const box = document.querySelector<HTMLDialogElement>('#buscador')!;
  const field = box.querySelector('input')!;
  const problem = box.querySelector<HTMLElement>('[data-search-problem]')!;
  const panel = box.querySelector<HTMLElement>('[data-search-panel]')!;
  let isBrought = false;

  /** Unlike a part that React loads by itself it can fail and be asked for again. */
  async function bring(): Promise<void> {
    if (isBrought) return;
    isBrought = true;
    problem.hidden = true;
    problem.removeAttribute('role');
    preloadReader(base);
    try {
      const {mount} = await import(
        /* webpackChunkName: "search-panel" */ '@site/src/search/SearchPanel/mount'
      );
      mount(panel, field);
    } catch (error) {
      isBrought = false;
      // After a deploy its file is gone: the page is then loaded anew, once.
      if ((await isGone(error)) && startFresh(() => field.value)) return;
      problem.hidden = false;
      problem.setAttribute('role', 'alert');
    }
  }

  const open = (asked?: string): void => {
    // Opened as a popover before the script ran: the same box goes on, with what was typed.
    const wasOpen = box.matches(':is(:popover-open)');
    openBox(box);
    if (asked !== undefined && !wasOpen) {
      field.value = asked;
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
    field.focus();
    // Selected, so that the next letter begins anew; but not in the middle of typing.
    if (wasOpen) field.setSelectionRange(field.value.length, field.value.length);
    else field.select();
    void bring();
  };

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[popovertarget=buscador]')) {
      event.preventDefault();
      if (box.contains(target)) closeBox(box);
      else open();
    } else if (target === box) closeBox(box);
    else if (target.closest('[data-opens-search]')) open();
    else if (target.closest('[data-search-retry]')) void bring();
  });
  field.addEventListener('keydown', (event) => {
    // Some browsers empty a search field first; one press closes everywhere.
    if (event.key !== 'Escape') return;
    event.preventDefault();
    closeBox(box);
  });
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event) || event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector('dialog:is([open], :popover-open)') || document.fullscreenElement) return;
    event.preventDefault();
    open();
  });

  const asked = new URLSearchParams(location.search).get('buscar') ?? takeUp();
  if (box.matches(':is(:popover-open)') || asked !== undefined) open(asked);
}
