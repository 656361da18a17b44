import {useEffect, useRef, type RefObject} from 'react';

/**
 * When the control that has the focus goes away (the overview closes, full screen hides a link), the focus
 * goes to `fallback` and not to the page's beginning.
 */
export default function useKeepsFocus(
  root: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const element = root.current;
    const remember = ({target}: FocusEvent): void => void (last.current = target as Element);
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [root]);

  // After every drawing: it is the only moment in which a control can go.
  useEffect(() => {
    const owner = root.current?.ownerDocument;
    if (!owner || !last.current || last.current.isConnected) return;
    last.current = undefined;
    if (owner.activeElement === owner.body) fallback.current?.focus({preventScroll: true});
  });
}
