/** Closes a box, whether it opened as a dialog or, before scripts ran, as a popover. */
export function closeBox(box: HTMLDialogElement): void {
  if (box.matches(':is(:popover-open)')) box.hidePopover?.();
  box.close();
}

/** Opens a box as a modal dialog. One that opened as a popover before scripts ran goes on as such, with the focus where it was. */
export function openBox(box: HTMLDialogElement): void {
  const focused = document.activeElement;
  if (box.matches(':is(:popover-open)')) box.hidePopover?.();
  if (!box.open) box.showModal();
  if (focused instanceof HTMLElement && box.contains(focused)) focused.focus();
}
