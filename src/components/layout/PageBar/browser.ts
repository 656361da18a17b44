/** Escape closes the open panel from anywhere on the page. What lies over the panel closes first. */
export default function pageBar(): void {
  document.addEventListener('keydown', (event) => {
    const panel = document.querySelector<HTMLDetailsElement>('details[name="page-bar"][open]');
    if (event.key !== 'Escape' || !panel || event.defaultPrevented) return;
    if (!document.querySelector(':is(dialog[open], :popover-open)')) panel.open = false;
  });
}
