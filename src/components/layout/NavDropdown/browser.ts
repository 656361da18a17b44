const MENU = 'details[name="site-menu"]';
/** Delay before a menu opens under a resting mouse, in milliseconds (specification, section 9). */
const OPEN_DELAY = 100;
/** Grace before it closes when the mouse leaves, in milliseconds (specification, section 9). */
const CLOSE_GRACE = 300;

const menuOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;

/**
 * Opens a menu under a mouse and closes it when the mouse is gone; a finger or a pen never does. A
 * press on the trigger of a menu that the mouse has just opened keeps it open instead of closing it.
 */
function hover(menu: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByHover = false;
  const setOpenAfter = (open: boolean, delay: number) => (event: Pick<PointerEvent, 'pointerType'>) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (menu.open === open) return;
      isByHover = open;
      menu.open = open;
    }, delay);
  };
  menu.addEventListener('pointerenter', setOpenAfter(true, OPEN_DELAY));
  menu.addEventListener('pointerleave', setOpenAfter(false, CLOSE_GRACE));
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (isByHover && menu.open) event.preventDefault();
    isByHover = false;
  });
  // The mouse was here before the script; a menu that has the focus was opened or closed on purpose.
  if (matchMedia('(hover: hover) and (pointer: fine)').matches && menu.matches(':hover:not(:focus-within)'))
    setOpenAfter(true, OPEN_DELAY)({pointerType: 'mouse'});
}

/**
 * Down and Up move through the links of a menu (Down on the trigger opens it), Home and End go to the ends,
 * Left and Right to the neighbouring menu. Enter and Space are the browser's own.
 */
function handleKey(event: KeyboardEvent): void {
  const menu = menuOf(event.target);
  if (!menu || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...menu.querySelectorAll('a')];
  const index = items.indexOf(document.activeElement as HTMLAnchorElement);
  const focusItem = (position: number): void => {
    menu.open = true;
    items.at(position)?.focus();
  };
  const focusMenu = (step: 1 | -1): void => {
    const all = [...document.querySelectorAll<HTMLDetailsElement>(MENU)];
    const other = all.at((all.indexOf(menu) + step) % all.length);
    if (!other || other === menu) return;
    other.open = menu.open;
    menu.open = false;
    other.querySelector('summary')?.focus();
  };
  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: () => focusItem((index + 1) % items.length),
    ArrowUp: () => focusItem(index <= 0 ? -1 : index - 1),
    ArrowRight: () => focusMenu(1),
    ArrowLeft: () => focusMenu(-1),
    ...(menu.open ? {Home: () => focusItem(0), End: () => focusItem(-1)} : {}),
  };
  const act = actions[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** What scripts add to the menus of the header; the rest of closing is the loader's. */
export default function navDropdown(): void {
  document.querySelectorAll<HTMLDetailsElement>(MENU).forEach(hover);
  document.addEventListener('keydown', handleKey);
  document.addEventListener('focusout', ({target, relatedTarget}) => {
    const menu = menuOf(target);
    if (menu && relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false;
  });
}
