import {closeBox, openBox} from '@site/src/browser/box';

/** Width from which the menus stand in the header: 76rem, as in the style sheets. */
const WIDE = '(min-width: 76rem)';

/** The drawer opens as a modal dialog; it closes by a link or the backdrop, on browser Back and on widening. */
export default function navDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#menu-del-sitio');
  if (!drawer) return;
  const close = (): void => closeBox(drawer);
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[popovertarget=menu-del-sitio]')) {
      event.preventDefault();
      if (drawer.contains(target)) close();
      else openBox(drawer);
      // A press on the backdrop reaches the dialog itself; a press on a link may name the current page.
    } else if (target === drawer || (drawer.contains(target) && target.closest('a'))) close();
  });
  matchMedia(WIDE).addEventListener('change', close);
  addEventListener('popstate', close);
  // Opened as a popover before scripts ran: goes on as a dialog.
  if (drawer.matches(':is(:popover-open)')) openBox(drawer);
}
