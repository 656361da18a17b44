import {useEffect, type RefObject} from 'react';

/**
 * A button pressed with the mouse does not keep the focus: otherwise the next Space, meant for the next
 * slide, would press it again and leave full screen or turn the room black. By keyboard, and in dialogs,
 * the focus stays where it is.
 */
export default function useMouseLeavesFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    const release = ({detail, target}: MouseEvent): void => {
      // A click of the keyboard or of assistive technology counts no presses.
      const button = detail > 0 ? (target as Element).closest<HTMLElement>('button') : null;
      if (button && !button.closest('dialog')) button.blur();
    };
    root?.addEventListener('click', release);
    return () => root?.removeEventListener('click', release);
  }, [ref]);
}
