import {useEffect, type RefObject} from 'react';

/**
 * Arrows, Home and End move between the field and the links of the results; a letter typed on a
 * link goes back to the field. The links keep the focus themselves, so that Enter, Ctrl with Enter
 * and the context menu are the browser's own.
 */
export default function useArrows(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    if (!dialog) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      const input = field.current;
      if (!input || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const links = [...(root.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
      const position = links.indexOf(document.activeElement as HTMLElement);
      const isInField = document.activeElement === input;
      if (position < 0 && !isInField) return;

      const moves: {[key: string]: HTMLElement | undefined} = {
        ArrowDown: links[position + 1] ?? links.at(-1),
        ArrowUp: position > 0 ? links[position - 1] : input,
        // In the field these keys move the caret.
        ...(isInField ? {} : {Home: links[0], End: links.at(-1)}),
      };
      const next = moves[event.key];
      if (next) {
        event.preventDefault();
        next.focus();
        if (next === input) input.setSelectionRange(input.value.length, input.value.length);
      } else if (!isInField && (event.key.length === 1 || event.key === 'Backspace') && event.key !== ' ') {
        input.focus();
      }
    };
    dialog.addEventListener('keydown', handleKey);
    return () => dialog.removeEventListener('keydown', handleKey);
  }, [root, field]);
}
